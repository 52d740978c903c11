import domain from 'node:domain'

/**
 * The Functions Framework runs every request in a domain of Node's, which makes each promise of the process
 * an async hook: more than half of a turn's processor time. What a domain would catch, our wrappers catch;
 * the framework needs only its shape. Imported before anything else.
 */
function createTransparentDomain(): domain.Domain {
  const transparent = Object.create(domain.Domain.prototype)
  return Object.assign(transparent, { on: () => transparent, run: (work: () => unknown) => work() })
}

domain.create = createTransparentDomain
