/** Tests, and files that only tests read: they reach no other suite than their own. */
const testOnly =
  /\.test\.(ts|tsx|mjs)$|^functions\/test\/|^web\/src\/test\/|^widget\/src\/test\/|\.md$|\.png$/
/** Files that every test on the emulators depends on, whatever it imports. */
const underEmulators =
  /^(firestore\.|storage\.rules|firebase|package-lock\.json|vitest\.config\.ts|sandbox\/|scripts\/(launcher|testing)\/)/
/** Files that every journey depends on. */
const underJourneys =
  /^(functions\/|sandbox\/|emulator-data\/|web\/e2e\/support\/|scripts\/(launcher|testing)\/|scripts\/test\.mjs|firestore\.|storage\.rules|firebase|package-lock\.json|vitest\.config\.ts)/

/**
 * Returns whether a change reaches tests on the emulators other than through the modules that they import.
 */
export const reachesEmulators = (files) =>
  files.some((file) => !testOnly.test(file) && underEmulators.test(file))

/**
 * Returns the journeys that a change can reach: all for a shared dependency, those that open the dashboard
 * for `web/src`, those with a visitor for `widget`.
 * `specs` are `{ file, text }`.
 */
export function selectJourneys(files, specs) {
  const changed = files.filter((file) => !testOnly.test(file))
  if (changed.some((file) => underJourneys.test(file))) return specs.map(({ file }) => file)
  const isChanged = (folder) => changed.some((file) => file.startsWith(folder))
  return specs
    .filter(
      ({ file, text }) =>
        changed.includes(file) ||
        (isChanged('web/') && /sign(In|Up)\w*\(|webOrigin/.test(text)) ||
        (isChanged('widget/') && /support\/(widget|shop|serveHtml)/.test(text)),
    )
    .map(({ file }) => file)
}
