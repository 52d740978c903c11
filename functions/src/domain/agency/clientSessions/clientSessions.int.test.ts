import { beforeAll, describe, expect, it } from 'vitest'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { mailDomainSchema } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { resetClientPassword } from '../clients/resetClientPassword.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { requestCode, verifyCode } from './loginCode.ts'
import { createLoginLink, redeemLoginLink } from './loginLink.ts'
import { signInClient } from './signInClient.ts'

beforeAll(clearDatabases)

const password = 'a-long-password'

async function makeWorld(region: Region) {
  const world = await makeOrganisation(region)
  const client = await makeClient(world, password)
  const clock = { now: Date.now() }
  const ports = makePorts({ now: () => clock.now })
  return { ...world, ...client, host: await makeHost(world), from: randomIdentifier(8), ports, clock }
}

const refusedWith = (failures: PromiseSettledResult<unknown>[]) =>
  failures.map((failure) => (failure.status === 'rejected' ? failure.reason.message : 'signed in'))

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    uid: string
    claims: Record<string, unknown>
  }

function codeIn(sent: { to: string; html: string }[]): string {
  return /\b\d{6}\b/.exec(sent.at(-1)?.html ?? '')?.[0] ?? ''
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

describe.each(oneRegion)('a client of an agency in %s', (region) => {
  it('signs in with their password and has the rights of their access document', async () => {
    const { host, email, ports, from, orgId, uid, caller } = await makeWorld(region)
    const session = await signInClient(ports, testSigning, { host, email, password, from })
    expect(session.region).toBe(region)
    expect(claimsOf(session.token)).toMatchObject({
      uid,
      claims: { k: 'c', rg: region, sv: 0, via: 'password', by: caller.uid },
    })
    const client = asSomebody(region, { uid, claims: claimsOf(session.token).claims })
    expect(await client.get(paths.org(orgId))).toBe(true)
    const other = region === 'eu' ? 'na' : 'eu'
    expect(
      await asSomebody(other, { uid, claims: claimsOf(session.token).claims }).get(paths.org(orgId)),
    ).toBe(false)
  })

  it('has no session by an earlier password after a new one was set at the same time (H-116)', async () => {
    const { host, email, ports, clientId, uid, caller } = await makeWorld(region)
    const reset = (given: string) => resetClientPassword(ports, caller, { region, clientId, password: given })
    const versions: { ofSession: unknown; valid: unknown }[] = []
    for (let round = 0; round < 6; round++) {
      const earlier = `an-earlier-password-${round}`
      await reset(earlier)
      const given = { host, email, password: earlier, from: randomIdentifier(8) }
      const [session] = await Promise.allSettled([
        signInClient(ports, testSigning, given),
        reset('a-newer-password'),
      ])
      const access = await readDocument(region, paths.access(uid), accessSchema)
      const ofSession = session.status === 'fulfilled' && claimsOf(session.value.token).claims['sv']
      versions.push({ ofSession, valid: access?.data.sv })
    }
    expect(versions.filter(({ ofSession, valid }) => ofSession === valid)).toEqual([])
  })

  it('learns what is wrong, and is stopped after five tries while others go on', async () => {
    const { host, email, ports, from } = await makeWorld(region)
    const attempt = (given: string, address = from, of = email) =>
      signInClient(ports, testSigning, { host, email: of, password: given, from: address })
    await expect(attempt(password, from, 'nobody@x.example')).rejects.toThrow("This email doesn't exist.")
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => attempt('wrong password')))
    const words = refusedWith(tries)
    expect(words.filter((text) => text === 'Password is incorrect please try again.')).toHaveLength(5)
    expect(words.filter((text) => text.startsWith('Too many attempts.'))).toHaveLength(3)
    await expect(attempt(password)).rejects.toThrow('Too many attempts.')
    await expect(attempt(password, 'elsewhere')).resolves.toBeDefined()
  })

  it("gets their code from the agency's mail domain while it is verified, else from ours", async () => {
    const { host, email, ports, clock, from, agencyId } = await makeWorld(region)
    const name = `${randomIdentifier(10).toLowerCase()}.example`
    const domain = mailDomainSchema.parse({ agencyId, region, state: 'pending' })
    await new Writes('na').set(paths.mailDomain(name), domain).commit()
    await new Writes(region)
      .update(paths.agency(agencyId), { resendEmailDomain: name, supportEmail: 'help@acme.example' })
      .commit()
    const senderOfCode = async () => {
      clock.now += 61_000
      await requestCode(ports, testSigning, { host, email, from })
      return ports.sent.at(-1)
    }
    const neutral = await senderOfCode()
    expect(neutral).toMatchObject({ sender: { replyTo: 'help@acme.example' } })
    expect(neutral).not.toHaveProperty('sender.domain')
    await new Writes('na').update(paths.mailDomain(name), { state: 'verified' }).commit()
    expect(await senderOfCode()).toMatchObject({ sender: { domain: name, replyTo: 'help@acme.example' } })
    await new Writes('na').update(paths.mailDomain(name), { agencyId: 'another' }).commit()
    expect(await senderOfCode()).not.toHaveProperty('sender.domain')
  })

  it("signs in only at their own agency's host, while the registry and the agency both name it", async () => {
    const mine = await makeWorld(region)
    const theirs = await makeWorld(region)
    const at = (host: string) =>
      signInClient(mine.ports, testSigning, { host, email: mine.email, password, from: mine.from })
    await expect(at(theirs.host)).rejects.toThrow("This email doesn't exist.")
    await expect(at('nobody.localhost')).rejects.toMatchObject({ code: 'not-found' })
    await new Writes('na').update(paths.host(mine.host), { state: 'claimed' }).commit()
    await expect(at(mine.host)).rejects.toMatchObject({ code: 'not-found' })
    await new Writes('na').update(paths.host(mine.host), { state: 'live' }).commit()
    await new Writes(region).update(paths.agency(mine.agencyId), { isVerifiedSubDomain: false }).commit()
    await expect(at(mine.host)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('signs in by code where their agency allows no passwords', async () => {
    const { host, email, ports, from, agencyId, uid } = await makeWorld(region)
    await new Writes(region)
      .update(paths.agency(agencyId), { disablePasswordLogin: true, name: 'Harbour Desk' })
      .commit()
    await expect(signInClient(ports, testSigning, { host, email, password, from })).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    const { requestId } = await requestCode(ports, testSigning, { host, email, from })
    expect(ports.sent.at(-1)).toMatchObject({ to: email, sender: { name: 'Harbour Desk' } })
    expect(JSON.stringify(ports.sent.at(-1))).not.toContain('Parley')
    const given = { host, email, requestId, code: codeIn(ports.sent), from }
    const session = await verifyCode(ports, testSigning, given)
    expect(claimsOf(session.token)).toMatchObject({ uid, claims: { via: 'code', by: '' } })
    await expect(verifyCode(ports, testSigning, given)).rejects.toThrow('This code is wrong')
  })

  it('can try a code five times, even at the same time, and only with the ID of its request', async () => {
    const { host, email, ports, from, clock } = await makeWorld(region)
    const { requestId } = await requestCode(ports, testSigning, { host, email, from })
    await expect(requestCode(ports, testSigning, { host, email, from })).rejects.toThrow('We just sent')
    const right = codeIn(ports.sent)
    const guess = (code: string, id = requestId) =>
      verifyCode(ports, testSigning, { host, email, requestId: id, code, from: randomIdentifier(8) })
    await expect(guess(right, 'another-request')).rejects.toThrow('This code is wrong')
    await expect(guess(right, 'constructor')).rejects.toThrow('This code is wrong')
    await Promise.allSettled(Array.from({ length: 12 }, () => guess(otherThan(right))))
    await expect(guess(right)).rejects.toThrow('This code is wrong')
    clock.now += 61_000
    const again = await requestCode(ports, testSigning, { host, email, from })
    await expect(guess(codeIn(ports.sent), again.requestId)).resolves.toMatchObject({ region })
  })

  it('signs in with their code, whatever strangers request and guess in the meantime', async () => {
    const { host, email, ports, from } = await makeWorld(region)
    const own = await requestCode(ports, testSigning, { host, email, from })
    const code = codeIn(ports.sent)
    // Requests of many strangers displace no code.
    for (let strangers = 0; strangers < 25; strangers++) {
      const stranger = randomIdentifier(8)
      const { requestId } = await requestCode(ports, testSigning, { host, email, from: stranger })
      const wrong = otherThan(codeIn(ports.sent))
      const guess = { host, email, requestId, code: wrong, from: stranger }
      if (strangers < 5)
        await Promise.allSettled(Array.from({ length: 6 }, () => verifyCode(ports, testSigning, guess)))
      await expect(verifyCode(ports, testSigning, { ...guess, code })).rejects.toThrow('This code is wrong')
    }
    await expect(verifyCode(ports, testSigning, { host, email, ...own, code, from })).resolves.toMatchObject({
      region,
    })
  })

  it('gets codes where they have signed in before when strangers have used up theirs', async () => {
    const { host, email, ports, from, clock } = await makeWorld(region)
    const ask = (source: string) => requestCode(ports, testSigning, { host, email, from: source })
    const { requestId } = await ask(from)
    await verifyCode(ports, testSigning, { host, email, requestId, code: codeIn(ports.sent), from })
    const strangers = Array.from({ length: 12 }, () => randomIdentifier(8))
    for (const stranger of strangers) await ask(stranger)
    clock.now += 61_000
    for (const stranger of strangers.slice(0, 10)) await ask(stranger)
    await expect(ask(strangers[10]!)).rejects.toThrow('Too many codes')
    await ask(from)
    for (let hours = 0; hours < 2; hours++) {
      clock.now += hourMs
      for (const stranger of strangers.slice(0, 10)) await ask(stranger)
    }
    clock.now += hourMs
    await expect(ask(strangers[10]!)).rejects.toThrow('Too many codes')
    await ask(from)
    clock.now += dayMs
    await ask(strangers[10]!)
  })

  it('gets a code where they have never signed in, although strangers have used up theirs', async () => {
    const { host, email, ports, clock } = await makeWorld(region)
    const ask = (source: string) => requestCode(ports, testSigning, { host, email, from: source })
    const strangers = Array.from({ length: 11 }, () => randomIdentifier(8))
    for (const stranger of strangers) await ask(stranger)
    clock.now += 61_000
    await Promise.allSettled(strangers.map(ask))
    const from = randomIdentifier(8)
    const { requestId } = await ask(from)
    const code = codeIn(ports.sent)
    await expect(
      verifyCode(ports, testSigning, { host, email, requestId, code, from }),
    ).resolves.toMatchObject({ region })
  })

  it('receives at most seventy codes an hour for strangers, who therefore cannot guess one', async () => {
    const { host, email, ports } = await makeWorld(region)
    const ask = () => requestCode(ports, testSigning, { host, email, from: randomIdentifier(8) })
    for (let mails = 0; mails < 70; mails++) await ask()
    await expect(ask()).rejects.toThrow('Too many codes')
    expect(ports.sent).toHaveLength(70)
  })

  it('uses a code once, within ten minutes, even when it comes twice at the same time', async () => {
    const { host, email, ports, from, clock } = await makeWorld(region)
    const { requestId } = await requestCode(ports, testSigning, { host, email, from })
    const given = { host, email, requestId, code: codeIn(ports.sent), from }
    const twice = await Promise.allSettled([
      verifyCode(ports, testSigning, given),
      verifyCode(ports, testSigning, given),
    ])
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    clock.now += 61_000
    const late = await requestCode(ports, testSigning, { host, email, from })
    clock.now += 10 * minuteMs
    await expect(
      verifyCode(ports, testSigning, { host, email, ...late, code: codeIn(ports.sent), from }),
    ).rejects.toThrow('This code is wrong')
  })

  it('does not follow a link whose member has left the workspace', async () => {
    const { host, ports, from, clientId, caller } = await makeWorld(region)
    const { token } = await createLoginLink(ports, caller, { region, clientId })
    await new Writes(region).delete(paths.access(caller.uid)).commit()
    await expect(redeemLoginLink(ports, { host, token, from })).rejects.toThrow('This link was already used')
  })

  it("follows a link once, within ten minutes, at their own agency's host", async () => {
    const { host, ports, from, clientId, caller, uid } = await makeWorld(region)
    const other = await makeWorld(region)
    const link = () => createLoginLink(ports, caller, { region, clientId })
    const { token } = await link()
    await expect(redeemLoginLink(ports, { host: other.host, token, from })).rejects.toThrow(
      'This link was already used',
    )
    const twice = await Promise.allSettled([
      redeemLoginLink(ports, { host, token, from }),
      redeemLoginLink(ports, { host, token, from }),
    ])
    const [session] = twice.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(claimsOf(session!.token)).toMatchObject({ uid, claims: { via: 'link', by: caller.uid } })
    const before = await link()
    await resetClientPassword(ports, caller, { region, clientId, password: '' })
    await expect(redeemLoginLink(ports, { host, token: before.token, from })).rejects.toThrow(
      'This link was already used',
    )
    await expect(createLoginLink(ports, other.caller, { region, clientId })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})
