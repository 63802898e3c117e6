// In place of packages that exist for a bundler only.
