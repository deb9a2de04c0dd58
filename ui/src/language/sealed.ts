/** Why something of sealed dice doesn't hold, in English; a module that lets it speak brings it along. */

import sealed from "virtual:greed/en/sealed";
import { learn } from "./messages.ts";

learn("sealed", sealed);
