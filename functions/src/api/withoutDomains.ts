import domain from 'node:domain'

/**
 * Replaces Node's domains. The Functions Framework runs every request in a domain, which makes each promise
 * of the process an async hook: more than half of a turn's processor time. The wrappers of endpoints catch
 * the errors that a domain would; the framework needs only its shape. Imported before everything else.
 */
function createTransparentDomain(): domain.Domain {
  const transparent = Object.create(domain.Domain.prototype)
  return Object.assign(transparent, { on: () => transparent, run: (work: () => unknown) => work() })
}

domain.create = createTransparentDomain
