/** What the table says after its first throws, in English; a module that lets it speak brings it along. */

import play from "virtual:greed/en/play";
import { learn } from "./messages.ts";

learn("play", play);
