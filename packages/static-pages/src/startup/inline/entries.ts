/** Opens the closed entry that the address names, without React. */
import {openTarget} from '../../features/entries/openTarget';

addEventListener('hashchange', openTarget);
addEventListener('DOMContentLoaded', openTarget);
