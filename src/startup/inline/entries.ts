import {openTarget} from '../../features/entries/openTarget';

addEventListener('hashchange', openTarget);
addEventListener('DOMContentLoaded', openTarget);
