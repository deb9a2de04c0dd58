/** What phones in the same room say, in English; a module that lets it speak brings it along. */

import nearby from "virtual:greed/en/nearby";
import { learn } from "./messages.ts";

learn("nearby", nearby);
