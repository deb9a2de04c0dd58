/** Why a statement of the dice protocol doesn't hold, in English; a module that lets it speak brings it along. */

import dice from "virtual:greed/en/dice";
import { learn } from "./messages.ts";

learn("dice", dice);
