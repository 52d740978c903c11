import { beforeAll, describe, expect, it } from 'vitest'
import { callDeployed, failureOf } from '#test/serving/callDeployed.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeCaller } from '#test/factories.ts'
import * as deployed from '../index.ts'
import { callableGroups, type CallableGroup, type CallableName } from '../shared/callables/callableGroups.ts'
import { callables } from '../shared/callables/callables.ts'
import { paths } from '../shared/paths.ts'
import { widgetConfigOf } from '#test/chat/widgetConfigOf.ts'
import { readDocument } from '../store/documents.ts'
import { inputFor } from '#test/procedureInputs/inputFor.ts'
import { agentSchema } from '../shared/agents/agent.ts'
import { workspaceSchema } from '../shared/workspaces/workspace.ts'

const names = Object.keys(callables) as CallableName[]
const groups = [
  'accounts',
  'agencies',
  'agents',
  'billing',
  'channels',
  'clientSessions',
  'domains',
  'inbox',
  'knowledge',
  'selling',
  'workspaces',
] as const satisfies readonly CallableGroup[]
const open: CallableName[] = [
  'requestPasswordReset',
  'readPasswordReset',
  'resetPassword',
  'openInvite',
  'lookAtSite',
  'reportBrowserError',
  'clientSignIn',
  'clientRequestCode',
  'clientVerifyCode',
  'requestSignUp',
  'confirmSignUp',
  'redeemLoginLink',
]

beforeAll(clearDatabases)

describe('the deployed functions', () => {
  it('are exactly those of the contract, each behind the wrapper', () => {
    const others = [
      'accessEu',
      'accessNa',
      'api',
      'brand',
      'clientsEu',
      'clientsNa',
      'expireConversationsHourly',
      'files',
      'notices1Eu',
      'notices1Na',
      'notices2Eu',
      'notices2Na',
      'parse',
      'parsingEu',
      'parsingNa',
      'eventsNa',
      'eventsEu',
      'deliveriesNa',
      'deliveriesEu',
      'pendingTasksEu',
      'pendingTasksNa',
      'pushTokensEu',
      'pushTokensNa',
      'rechargeWallets',
      'reconcileBilling',
      'sweepLeases',
      'tasksEu',
      'tasksNa',
      'walletsEu',
      'walletsNa',
      'widget',
    ]
    expect(Object.keys(deployed).sort()).toEqual([...groups, ...others].sort())
    expect(new Set(Object.values(callableGroups))).toEqual(new Set(groups))
  })

  it.each(names.filter((name) => !open.includes(name)))('%s refuses a stranger (H-027)', async (name) => {
    expect((await failureOf(callDeployed(name, inputFor(name, 'na', 'wsAAAA', 'agentAAAA')))).code).toBe(
      'unauthenticated',
    )
  })

  it('refuse a procedure that does not exist', async () => {
    expect((await failureOf(callDeployed('toString', {}, 'alice'))).code).toBe('invalid-argument')
    expect((await failureOf(callDeployed('dropEverything', {}, 'alice'))).code).toBe('invalid-argument')
  })

  const ofAccounts: CallableGroup[] = ['accounts', 'clientSessions']
  /** Its input names only the caller's own sign-in. */
  const ofCaller: CallableName[] = ['exchangeMetaToken']
  const scoped = names.filter(
    (name) => !ofAccounts.includes(callableGroups[name]) && !ofCaller.includes(name),
  )
  it.each(scoped)(
    "%s fails alike for another tenant's resources and for missing ones (H-028)",
    async (name) => {
      const alice = await makeAgent('eu')
      const bob = await makeAgent('eu')
      const foreign = await failureOf(
        callDeployed(name, inputFor(name, 'eu', alice.workspaceId, alice.agentId), bob.caller.uid),
      )
      const missing = await failureOf(
        callDeployed(name, inputFor(name, 'eu', 'missing-workspace', 'missing-agent'), bob.caller.uid),
      )
      expect(foreign.code).toBe('permission-denied')
      expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' })
      expect(await readDocument('eu', paths.agent(alice.agentId), agentSchema)).toBeDefined()
    },
  )

  it.each(names.filter((name) => name !== 'requestPasswordReset'))(
    '%s refuses fields it does not know (H-029)',
    async (name) => {
      const input = { ...inputFor(name, 'na', 'wsAAAA', 'agentAAAA'), uid: 'alice', isAdmin: true }
      expect((await failureOf(callDeployed(name, input, 'bob'))).code).toBe('invalid-argument')
    },
  )

  it.each([{ region: 'us' }, { region: '../' }, { region: {} }])(
    'refuses the region %o (H-034)',
    async (region) => {
      expect(
        (await failureOf(callDeployed('publishAgent', { agentId: 'agentAAAA', ...region }, 'alice'))).code,
      ).toBe('invalid-argument')
    },
  )

  it('refuses a tenant in the region it does not live in, and writes nothing there (H-034)', async () => {
    const { caller, workspaceId, agentId } = await makeAgent('na')
    const created = inputFor('convertAgentTemplateToAgent', 'eu', workspaceId, agentId)
    expect((await failureOf(callDeployed('convertAgentTemplateToAgent', created, caller.uid))).code).toBe(
      'failed-precondition',
    )
    expect((await failureOf(callDeployed('publishAgent', { region: 'eu', agentId }, caller.uid))).code).toBe(
      'permission-denied',
    )
    expect(await widgetConfigOf('eu', agentId)).toBeUndefined()
  })

  it.each(['wsA/members/x', '..', '', 'a'.repeat(2_000)])('refuses the id %o (H-035)', async (agentId) => {
    expect((await failureOf(callDeployed('publishAgent', { region: 'na', agentId }, 'alice'))).code).toBe(
      'invalid-argument',
    )
  })

  it('refuse a session whose version is outdated', async () => {
    const { caller, agentId, region } = await makeAgent('na')
    expect(
      (await failureOf(callDeployed('publishAgent', { region, agentId }, caller.uid, { sv: 3 }))).message,
    ).toBe('Please login again.')
  })

  it('name each invalid field with its problem', async () => {
    const input = { ...inputFor('convertAgentTemplateToAgent', 'na', 'wsAAAA', 'x'), agentName: '  ' }
    expect((await failureOf(callDeployed('convertAgentTemplateToAgent', input, 'alice'))).fields).toEqual({
      agentName: 'Please provide a name for the agent.',
    })
  })

  it('create an account for a verified email only', async () => {
    const { uid } = makeCaller()
    expect(
      (await failureOf(callDeployed('bootstrapAccount', { region: 'eu' }, uid, { email_verified: false })))
        .code,
    ).toBe('email-not-verified')
    const provider = { name: 'Ada Byron', picture: 'https://pictures.example/ada.png' }
    expect(await callDeployed('bootstrapAccount', { region: 'eu' }, uid, provider)).toEqual({
      workspaceId: uid,
      region: 'eu',
      created: true,
    })
    expect(await callDeployed('bootstrapAccount', { region: 'eu' }, uid)).toEqual({
      workspaceId: uid,
      region: 'eu',
      created: false,
    })
    expect((await readDocument('eu', paths.workspace(uid), workspaceSchema))?.data).toMatchObject({
      displayName: 'Ada Byron',
      photoURL: 'https://pictures.example/ada.png',
    })
    // The region of the first call stays.
    expect(await callDeployed('bootstrapAccount', { region: 'na' }, uid)).toEqual({
      workspaceId: uid,
      region: 'eu',
      created: false,
    })
    expect(await readDocument('na', paths.workspace(uid), workspaceSchema)).toBeUndefined()
  })
})
