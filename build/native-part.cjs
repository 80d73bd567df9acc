'use strict';

// Replaces `bindings`, with which better-sqlite3 searches a dozen folders for its native part. npm
// always puts it into this one.
module.exports = () => require('better-sqlite3/build/Release/better_sqlite3.node');
