import type { Ports } from '../../src/domain/kernel/ports/ports.ts'
import { AppError } from '../../src/domain/kernel/errors/AppError.ts'
import { readOwnProof } from '../../src/domain/agency/hosts/domains/readOwnProof.ts'
import { testSigning } from '../testSigning.ts'

const hostingIp = '199.36.158.100'

/** A test's own DNS and hosting; every field may change while it runs. */
export class TestNetwork {
  /** Values by type and name, as `TXT name`. */
  readonly records = new Map<string, string[]>()
  /** Whether the hosting has issued a certificate, by host. */
  readonly hosted = new Map<string, boolean>()
  isDown = false
  maxSubdomains = 20
  subdomainRoot: string | undefined = 'agencies.example'
  /** The requests to the hosting, as `add host`. */
  readonly asked: string[] = []
  /** Runs before each action of the hosting, so that a test can interleave others. */
  before: (what: string) => Promise<void> = async () => undefined

  set(type: string, name: string, ...values: string[]): void {
    this.records.set(`${type} ${name}`, values)
  }

  /** Adds everything that a host needs to be served. */
  connect(host: string): void {
    this.set('A', host, hostingIp)
    this.hosted.set(host, true)
  }

  async ask(what: string): Promise<void> {
    this.asked.push(what)
    await this.before(what)
    if (this.isDown) throw new AppError('unavailable')
  }
}

/** Returns the ports of a network. */
export function testNetwork(network = new TestNetwork()): Pick<Ports, 'dns' | 'readHostProof' | 'siteHosts'> {
  const leadsHere = (host: string) => network.records.get(`A ${host}`)?.includes(hostingIp) === true
  const added = new Set<string>()
  return {
    dns: {
      lookUp: async (type, name) => {
        await network.ask(`look ${name}`)
        return network.records.get(`${type} ${name}`) ?? []
      },
    },
    siteHosts: {
      get subdomainRoot() {
        return network.subdomainRoot
      },
      get maxSubdomains() {
        return network.maxSubdomains
      },
      ip: hostingIp,
      ownership: 'hosting-site=test',
      accepts: async () => true,
      add: async (host) => {
        await network.ask(`add ${host}`)
        added.add(host)
      },
      read: async (host, kind) => {
        await network.ask(`read ${host}`)
        if (!added.has(host)) return undefined
        const isOwned = kind === 'subdomain' || leadsHere(host)
        const isServed = isOwned && (kind === 'subdomain' || network.hosted.get(host) === true)
        return { isOwned, isServed, records: [] }
      },
      remove: async (host) => {
        await network.ask(`remove ${host}`)
        added.delete(host)
      },
    },
    readHostProof: (host) => readOwnProof(testSigning, host),
  }
}
