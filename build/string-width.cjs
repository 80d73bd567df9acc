'use strict';

// In the place of string-width, whose pattern of emoji takes 4 ms to compile: what tables show is mostly ASCII,
// where each character is one column wide.
let stringWidth;

module.exports = (text) => {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  stringWidth ??= require('string-width');
  return stringWidth(text);
};
