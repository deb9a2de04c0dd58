/** Why something can't be done, in English: for those who referee a game. */

import reasons from "virtual:greed/en/reason";
import { learn } from "./messages.ts";

learn("reason", reasons);
