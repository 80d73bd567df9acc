'use strict';

// Replaces string-width, whose emoji pattern takes 4 ms to compile. Tables mostly show ASCII, in
// which each character is one column wide.
let stringWidth;

module.exports = (text) => {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  stringWidth ??= require('string-width');
  return stringWidth(text);
};
