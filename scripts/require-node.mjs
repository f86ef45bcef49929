// npm scripts find the pinned Node 24 first where npm has one for the platform; elsewhere the system's must do.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `Groundwork runs on Node 24 or newer; this is ${process.version}.\n` +
      'On Linux (x64, arm64) and Windows (x64) "npm ci" brings it along; on this machine please install Node 24 yourself.\n',
  );
  process.exit(1);
}
