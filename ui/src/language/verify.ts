/** What checking the dice of a game comes to, in English; a module that lets it speak brings it along. */

import verify from "virtual:greed/en/verify";
import { learn } from "./messages.ts";

learn("verify", verify);
