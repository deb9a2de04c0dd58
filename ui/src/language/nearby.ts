/** What phones in the same room say, in English; a module that lets it speak brings it along. */

import nearby from "virtual:greed/en/nearby";
import refusals from "virtual:greed/en/refusals";
import { learn } from "./messages.ts";

learn("nearby", nearby);
learn("refusals", refusals); // the phone that keeps a room refuses what a server would
