'use strict';

// Replaces node:child_process, which takes as long to load as a look-up of a food. commander
// requires it to start commands that are separate programs, which viand does not have.
