/** What the games kept on this device say, in English; a module that lets it speak brings it along. */

import games from "virtual:greed/en/games";
import { learn } from "./messages.ts";

learn("games", games);
