'use strict';

// In the place of `bindings`, by which better-sqlite3 looks for its native part in a dozen folders:
// npm puts it into this one.
module.exports = () => require('better-sqlite3/build/Release/better_sqlite3.node');
