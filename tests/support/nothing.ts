// Replaces packages that exist only for a bundler.
