import { AppError } from '../../src/domain/kernel/errors/AppError.ts'
import type { MailDomains, VendorDomain } from '../../src/domain/kernel/ports/MailDomains.ts'

/** A test's own mail service; every field may change while it runs. */
export class TestMailDomains implements MailDomains {
  readonly domains = new Map<string, VendorDomain & { name: string }>()
  /** The requests that it received, as `read acme.com`. */
  readonly asked: string[] = []
  /** Domains that another customer of the service has. */
  readonly elsewhere = new Set<string>()
  isDown = false
  /** Runs before each action, so that a test can interleave others. */
  before: (what: string) => Promise<void> = async () => undefined
  private count = 0

  /** Sets the service's state of a domain. */
  set(name: string, state: VendorDomain['state']): void {
    for (const domain of this.domains.values()) if (domain.name === name) domain.state = state
  }

  async add(name: string): Promise<VendorDomain | undefined> {
    await this.ask(`add ${name}`)
    if (this.elsewhere.has(name)) return undefined
    const existing = [...this.domains.values()].find((domain) => domain.name === name)
    if (existing) return { ...existing }
    const value = 'feedback-smtp.eu-west-1.amazonses.com'
    const made: VendorDomain & { name: string } = {
      name,
      id: `domain-${++this.count}`,
      state: 'not_started',
      records: [
        { status: 'not_started', type: 'MX', name: `send.${name}`, value, priority: 10, ttl: 'Auto' },
      ],
    }
    this.domains.set(made.id, made)
    return { ...made }
  }

  async requestVerification(id: string): Promise<void> {
    await this.ask(`verify ${this.nameOf(id)}`)
    const existing = this.domains.get(id)
    if (existing) existing.state = 'pending'
  }

  async read(id: string): Promise<VendorDomain | undefined> {
    await this.ask(`read ${this.nameOf(id)}`)
    const existing = this.domains.get(id)
    return existing && { ...existing }
  }

  async remove(id: string): Promise<void> {
    await this.ask(`remove ${this.nameOf(id)}`)
    this.domains.delete(id)
  }

  async unblock(email: string): Promise<void> {
    await this.ask(`unblock ${email}`)
  }

  readEvent(): Promise<undefined> {
    return Promise.reject(new AppError('permission-denied'))
  }

  private nameOf(id: string): string {
    return this.domains.get(id)?.name ?? id
  }

  private async ask(what: string): Promise<void> {
    this.asked.push(what)
    await this.before(what)
    if (this.isDown) throw new AppError('unavailable')
  }
}
