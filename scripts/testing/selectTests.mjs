/** Tests, and what only tests read: they reach no other suite than their own. */
const testOnly =
  /\.test\.(ts|tsx|mjs)$|^functions\/test\/|^web\/src\/test\/|^widget\/src\/test\/|\.md$|\.png$/
/** What every test on the emulators stands on, whatever it imports. */
const underEmulators =
  /^(firestore\.|storage\.rules|firebase|package-lock\.json|vitest\.config\.ts|sandbox\/|scripts\/(launcher|testing)\/)/
/** What every journey runs through. */
const underJourneys =
  /^(functions\/|sandbox\/|emulator-data\/|web\/e2e\/support\/|scripts\/(launcher|testing)\/|scripts\/test\.mjs|firestore\.|storage\.rules|firebase|package-lock\.json|vitest\.config\.ts)/

/** Whether a change reaches tests on the emulators past the modules that they import. */
export const reachesEmulators = (files) =>
  files.some((file) => !testOnly.test(file) && underEmulators.test(file))

/**
 * The journeys that a change can reach: all for what lies below them, those that open the dashboard for
 * `web/src`, those with a visitor for `widget`. `specs` are `{ file, text }`.
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
