/** Returns the templates of `paths`, by name: `users/{workspaceId}/members/{uid}`. */
export function readPaths(paths) {
  const names = Object.keys(paths).filter((name) => !name.endsWith('Name'))
  return Object.fromEntries(names.map((name) => [name, templateOf(paths[name])]))
}

function templateOf(path) {
  if (typeof path === 'string') return path
  const parameters = /^\(([^)]*)\)/.exec(path.toString())[1]
  const names = parameters.split(',').map((parameter) => /\w+/.exec(parameter)[0])
  return path(...names.map((name) => `{${name}}`))
}

/** Returns whether a path names a document; a collection has an odd number of segments. */
export function isDocument(template) {
  return template.split('/').length % 2 === 0
}
