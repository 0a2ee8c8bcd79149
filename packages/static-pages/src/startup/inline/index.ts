/**
 * What works in a page before React, and without it: one small script in the head of every page, in
 * development and production alike. See ../README.md for the sequence.
 */
// Before `clicks`, which stops clicks on buttons that need React.
import './announcement';
import './begin';
import './clicks';
import './code';
import './colorMode';
import './drawer';
import './entries';
import './languages';
import './tabs';
import '../../features/themeColor/follow';
