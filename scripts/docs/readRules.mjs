/** Finds the `match` blocks, the `allow` statements and the braces of a rules file, in their order. */
const tokens = /match\s+(\/\S+)\s*\{|allow\s+([a-z, ]+?)\s*:|[{}]/g

/** Returns what browsers may do under some condition: `[{ path: 'users/{workspace}', operations }]`. */
export function readRules(text) {
  const found = []
  const open = []
  for (const [token, path, operations] of text.replace(/\/\/.*$/gm, '').matchAll(tokens)) {
    if (path) open.push({ path: path.slice(1), operations: new Set() })
    else if (operations) for (const one of operations.split(',')) innermost(open).operations.add(one.trim())
    else if (token === '{') open.push(undefined)
    else close(open, found)
  }
  return found
}

function innermost(open) {
  return open.findLast((block) => block !== undefined)
}

function close(open, found) {
  const closed = open.pop()
  if (!closed || closed.operations.size === 0) return
  const outer = open.filter((block) => block !== undefined).map(({ path }) => path)
  const segments = [...outer, closed.path].join('/').replace('databases/{database}/documents/', '')
  found.push({ path: segments, operations: [...closed.operations] })
}

/** Returns the operations that rules allow on a document; empty when no block matches it. */
export function operationsOn(rules, template) {
  const matching = rules.filter(({ path }) => covers(path, template))
  const literals = (path) => path.split('/').filter((segment) => !segment.startsWith('{')).length
  const best = matching.toSorted((one, other) => literals(other.path) - literals(one.path))[0]
  return best?.operations ?? []
}

/**
 * Returns whether a path names documents of a template: `wallets/{wallet}` all of `wallets/org_{orgId}`, and
 * `notifications-1` some of `notifications-{level}`.
 */
export function covers(general, template) {
  const segments = template.split('/')
  const parts = general.split('/')
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part.startsWith('{') || isOneOf(part, segments[index]))
  )
}

function isOneOf(part, segment) {
  const [before] = segment.split('{')
  return part === segment || (before !== '' && before !== segment && part.startsWith(before))
}
