import fc from 'fast-check';

// Property tests run for every change that they might notice: each of them for this long (ms).
fc.configureGlobal({ interruptAfterTimeLimit: 1000 });
