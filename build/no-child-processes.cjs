'use strict';

// In the place of node:child_process, which takes as long to load as a food to be looked up: commander
// asks for it to start commands that are programs of their own, and viand has none.
