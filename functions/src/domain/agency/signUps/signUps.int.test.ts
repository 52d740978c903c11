import { beforeAll, describe, expect, it } from 'vitest'
import { testSigning } from '#test/testSigning.ts'
import { makeClient, makeHost, makeOrganisation, setClientSeats } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { signUpsSchema } from '../../../shared/agencies/signUp.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { readDocument } from '../../../store/documents.ts'
import { saveAgency } from '../agencies/saveAgency.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { requestCode, verifyCode } from '../clientSessions/loginCode.ts'
import { approveSignUp, declineSignUp } from './answerSignUp.ts'
import { confirmSignUp } from './confirmSignUp.ts'
import { requestSignUp } from './requestSignUp.ts'
import { notifyOfSignUps } from './notifyOfSignUps.ts'

beforeAll(clearDatabases)

const originOfHost = (host: string) => `https://${host}`

async function makeWorld(region: Region, seats = 5) {
  const world = await makeOrganisation(region, seats)
  const clock = { now: Date.now() }
  const ports = makePorts({ now: () => clock.now })
  const open = { region, agencyId: world.agencyId, version: 0, changed: { allowSignUp: true } }
  await saveAgency(ports, world.caller, open)
  return {
    ...world,
    host: await makeHost(world),
    ports,
    clock,
    needs: { ports, signing: testSigning, originOfHost },
  }
}
type World = Awaited<ReturnType<typeof makeWorld>>

const makeSignUp = () => ({
  name: 'Ada Lovelace',
  email: `${randomIdentifier(10).toLowerCase()}@new.example`,
  company: 'Engines',
  message: 'We know each other from the fair.',
  language: 'ar' as const,
  from: randomIdentifier(8),
})

const sentTo = ({ ports }: World, email: string) => ports.sent.filter(({ to }) => to === email)
const codeIn = ({ ports }: World) => /\b\d{6}\b/.exec(ports.sent.at(-1)?.html ?? '')?.[0] ?? ''

async function requestAndConfirm(world: World, request: ReturnType<typeof makeSignUp> = makeSignUp()) {
  const { host, needs, ports } = world
  const { requestId } = await requestSignUp(needs, { host, ...request })
  const code = codeIn(world)
  await confirmSignUp(ports, testSigning, { host, email: request.email, requestId, code, from: request.from })
  const [signUpId] =
    Object.entries(await waiting(world)).find(([, { email }]) => email === request.email) ?? []
  return { ...request, requestId, signUpId: signUpId ?? '' }
}

const waiting = async ({ region, agencyId }: World) =>
  (await readDocument(region, paths.signUps(agencyId), signUpsSchema))?.data.requests ?? {}
const seatsTaken = async ({ region, workspaceId }: World) =>
  (await readDocument(region, paths.workspace(workspaceId), workspaceSchema))?.data.clientCount

describe.each(oneRegion)('a request for access to an agency in %s', (region) => {
  it('gives access after the email is confirmed and the owner approves, with no credit', async () => {
    const world = await makeWorld(region)
    const { agencyId, caller, ports, host } = world
    const { signUpId, email, from } = await requestAndConfirm(world)
    expect(ports.sent.at(-1)?.html).toContain('dir="rtl"')
    await ports.tasks.run()
    const approval = { region, agencyId, signUpId, orgId: '', name: 'Engines' }
    const { clientId, orgId } = await approveSignUp(ports, caller, approval)
    expect(await waiting(world)).toEqual({})
    const client = (await readDocument(region, paths.client(clientId), clientSchema))?.data
    const expected = { email, orgId, isOrgAdmin: false, preferredLanguage: 'ar', addedBy: caller.uid }
    expect(client).toMatchObject(expected)
    const org = (await readDocument(region, paths.org(orgId), organisationSchema))?.data
    expect(org).toMatchObject({ name: 'Engines', clientCount: 1, agencyId, widgetIDs: [] })
    const wallet = (await readDocument(region, paths.wallet(`org_${orgId}`), walletSchema))?.data
    expect(wallet?.balance).toBe(0)
    await ports.tasks.runTwice()
    expect(
      new Set(
        sentTo(world, email)
          .slice(1)
          .map(({ idempotencyKey }) => idempotencyKey),
      ).size,
    ).toBe(1)
    expect(ports.sent.at(-1)).toMatchObject({ to: email })
    expect(ports.sent.at(-1)?.html).toContain(`https://${host}/login`)

    const { requestId } = await requestCode(ports, testSigning, { host, email, from })
    const session = await verifyCode(ports, testSigning, {
      host,
      email,
      requestId,
      code: codeIn(world),
      from,
    })
    expect(session.region).toBe(region)
  })

  it('joins an organisation of the agency, and none of another one', async () => {
    const world = await makeWorld(region)
    const other = await makeOrganisation(region)
    const { agencyId, caller, ports, orgId } = world
    const { signUpId } = await requestAndConfirm(world)
    const approval = { region, agencyId, signUpId, orgId: other.orgId, name: 'x' }
    await expect(approveSignUp(ports, caller, approval)).rejects.toMatchObject({ code: 'permission-denied' })
    await approveSignUp(ports, caller, { ...approval, orgId })
    const org = (await readDocument(region, paths.org(orgId), organisationSchema))?.data
    expect(org).toMatchObject({ clientCount: 1, name: 'Harbour' })
  })

  it('takes one seat however often it is approved at once, and none where no seat is free', async () => {
    const world = await makeWorld(region, 1)
    const { agencyId, caller, ports } = world
    const { signUpId } = await requestAndConfirm(world)
    const approval = { region, agencyId, signUpId, orgId: '', name: 'Engines' }
    const results = await Promise.allSettled([1, 2, 3].map(() => approveSignUp(ports, caller, approval)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await seatsTaken(world)).toBe(1)
    const second = await requestAndConfirm(world)
    const refused = approveSignUp(ports, caller, { ...approval, signUpId: second.signUpId })
    await expect(refused).rejects.toMatchObject({ code: 'seat-limit-reached' })
    expect(Object.keys(await waiting(world))).toEqual([second.signUpId])
    await setClientSeats(world, 2)
    await approveSignUp(ports, caller, { ...approval, signUpId: second.signUpId })
  })

  it('shows nothing about an email that the agency knows', async () => {
    const world = await makeWorld(region)
    const { host, needs, ports } = world
    const { email } = await makeClient(world)
    const signUp = { ...makeSignUp(), email, language: 'en' as const }
    const { requestId } = await requestSignUp(needs, { host, ...signUp })
    expect(requestId).toHaveLength(24)
    expect(ports.sent.at(-1)?.html).toContain('You already have an account')
    expect(codeIn(world)).toBe('')
    const wrong = confirmSignUp(ports, testSigning, {
      host,
      email,
      requestId,
      code: '123456',
      from: signUp.from,
    })
    await expect(wrong).rejects.toThrow('code')
  })

  it('allows five guesses of a code, and none of an expired one', async () => {
    const world = await makeWorld(region)
    const { host, needs, ports, clock } = world
    const signUp = makeSignUp()
    const { requestId } = await requestSignUp(needs, { host, ...signUp })
    const code = codeIn(world)
    const wrong = code === '111111' ? '222222' : '111111'
    const confirm = (given: string, of = requestId) =>
      confirmSignUp(ports, testSigning, {
        host,
        email: signUp.email,
        requestId: of,
        code: given,
        from: signUp.from,
      })
    // A person who does not know the request uses up none of its tries.
    await Promise.allSettled(Array.from({ length: 6 }, () => confirm(wrong, 'another-request')))
    await Promise.allSettled(Array.from({ length: 5 }, () => confirm(wrong)))
    await expect(confirm(code)).rejects.toMatchObject({ code: 'unauthenticated' })
    const again = await requestSignUp(needs, { host, ...signUp })
    const next = codeIn(world)
    clock.now += 31 * minuteMs
    await expect(confirm(next, again.requestId)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await waiting(world)).toEqual({})
  })

  it('can be repeated without a second entry, and a code cannot be used twice', async () => {
    const world = await makeWorld(region)
    const signUp = makeSignUp()
    const { requestId } = await requestAndConfirm(world, signUp)
    const { host, ports } = world
    const repeated = { host, email: signUp.email, requestId, code: codeIn(world), from: signUp.from }
    await expect(confirmSignUp(ports, testSigning, repeated)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    await requestAndConfirm(world, signUp)
    expect(Object.keys(await waiting(world))).toHaveLength(1)
  })

  it('keeps its own words and emails, whatever a stranger requests with the same email', async () => {
    const world = await makeWorld(region)
    const { host, needs, ports } = world
    const signUp = makeSignUp()
    const { requestId } = await requestSignUp(needs, { host, ...signUp })
    const code = codeIn(world)
    const stranger = { ...signUp, company: 'Evil', message: 'Put me in', from: randomIdentifier(8) }
    for (let mail = 0; mail < 5; mail++) await requestSignUp(needs, { host, ...stranger })
    await expect(requestSignUp(needs, { host, ...stranger })).rejects.toMatchObject({
      code: 'resource-exhausted',
    })
    await requestSignUp(needs, { host, ...signUp })
    for (let strangers = 0; strangers < 6; strangers++) {
      const other = { ...stranger, from: randomIdentifier(8) }
      for (let mail = 0; mail < 5; mail++)
        await requestSignUp(needs, { host, ...other }).catch(() => undefined)
    }
    await requestSignUp(needs, { host, ...signUp, from: randomIdentifier(8) })
    await confirmSignUp(ports, testSigning, { host, email: signUp.email, requestId, code, from: signUp.from })
    expect(Object.values(await waiting(world))).toMatchObject([{ company: 'Engines' }])
  })

  it('leaves room for others: an IP and a mailbox have few places among the waiting requests', async () => {
    const world = await makeWorld(region)
    const { host, needs, ports } = world
    const from = randomIdentifier(8)
    const requestAccess = async (email: string) => {
      const { requestId } = await requestSignUp(needs, {
        host,
        ...makeSignUp(),
        email,
        from: randomIdentifier(8),
      })
      await confirmSignUp(ports, testSigning, { host, email, requestId, code: codeIn(world), from })
    }
    await requestAccess('one+1@mailbox.example')
    await requestAccess('one+2@mailbox.example')
    expect(Object.keys(await waiting(world))).toHaveLength(1)
    for (let at = 2; at <= 10; at++) await requestAccess(`number${at}@mailbox.example`)
    await expect(requestAccess('number11@mailbox.example')).rejects.toMatchObject({
      code: 'resource-exhausted',
    })
    expect(Object.keys(await waiting(world))).toHaveLength(10)
  })

  it('is refused where the agency takes none, and only its own workspace can answer it', async () => {
    const world = await makeWorld(region)
    const stranger = await makeOrganisation(region)
    const { agencyId, caller, host, needs, ports } = world
    const { signUpId, email } = await requestAndConfirm(world)
    const ref = { region, agencyId, signUpId }
    const byStranger = approveSignUp(ports, stranger.caller, { ...ref, orgId: '', name: 'x' })
    await expect(byStranger).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(declineSignUp(ports, stranger.caller, { ...ref, isTold: true })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await ports.tasks.run()
    const before = sentTo(world, email).length
    await declineSignUp(ports, caller, { ...ref, isTold: true })
    await ports.tasks.run()
    expect(sentTo(world, email)).toHaveLength(before + 1)
    await expect(declineSignUp(ports, caller, { ...ref, isTold: true })).rejects.toThrow(
      'already been answered',
    )
    await saveAgency(ports, caller, { region, agencyId, version: 9, changed: { allowSignUp: false } })
    await expect(requestSignUp(needs, { host, ...makeSignUp() })).rejects.toThrow('Access can’t be requested')
  })

  it('is reported to the owner while it waits', async () => {
    const world = await makeWorld(region)
    const { agencyId, ports, caller } = world
    const { signUpId } = await requestAndConfirm(world)
    await ports.tasks.takeEvents()
    expect(ports.tasks.waiting.map(({ message }) => message.kind)).toContain('notifyOfSignUp')
    const news = { region, agencyId }
    await notifyOfSignUps(ports, 'https://app.example', news)
    expect(ports.sent.at(-1)?.html).toContain('Someone is asking')
    const before = ports.sent.length
    await declineSignUp(ports, caller, { region, agencyId, signUpId, isTold: false })
    await notifyOfSignUps(ports, 'https://app.example', news)
    expect(ports.sent).toHaveLength(before)
  })
})
