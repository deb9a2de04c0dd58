/** What rules pages and the editor of house rules say, in English; a module that lets it speak brings it along. */

import editor from "virtual:greed/en/editor";
import { learn } from "./messages.ts";

learn("editor", editor);
