import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { agentA, conversation, testConversation, write, type Row } from './row.ts'
import { clientOf, people } from './world.ts'

const { stranger, Alice, Mel, Bob } = people
const note = { text: 'Called him', by: 'mel', byName: 'mel', at: 5 }
const presence = { typingAt: 5, seenAt: 5, readAt: 5 }
const reply = { title: 'Hello', text: 'Good day', at: 5 }
const view = {
  name: 'Open',
  filter: { show: 'open', unread: false, channel: '', tag: '', language: '', search: '' },
  by: 'mel',
  at: 5,
}

const rows = (region: Region): Row[] => {
  const c1 = clientOf(region, 'c1')
  return [
    ['Mel writes a note', Mel, write(`${conversation}/notes/new`, note), true],
    [
      "Mel writes a note in Alice's name",
      Mel,
      write(`${conversation}/notes/other`, { ...note, by: 'alice' }),
      false,
    ],
    [
      'Mel writes a note that is too long',
      Mel,
      write(`${conversation}/notes/long`, { ...note, text: 'x'.repeat(2001) }),
      false,
    ],
    [
      'Mel changes a note',
      Mel,
      (as) => as.update(`${conversation}/notes/note1`, { text: 'Other words' }),
      false,
    ],
    ["Mel deletes Alice's note", Mel, (as) => as.remove(`${conversation}/notes/note1`), false],
    ['Bob writes a note', Bob, write(`${conversation}/notes/bob`, { ...note, by: 'bob' }), false],
    ['a client reads a note', c1, (as) => as.get(`${conversation}/notes/note1`), false],
    ['Mel reads a passage', Mel, (as) => as.get(`${agentA}/passages/passage1`), true],
    ['Bob reads a passage', Bob, (as) => as.get(`${agentA}/passages/passage1`), false],
    ['Mel writes a passage', Mel, write(`${agentA}/passages/new`, { title: 'x', text: 'x' }), false],
    ['Mel lists passages', Mel, (as) => as.list(`${agentA}/passages`, { limit: 5 }), false],
    ['Mel writes a note about nothing', Mel, write(`${agentA}/convos/none/notes/new`, note), false],
    ['Mel types in no conversation', Mel, write(`${agentA}/convos/none/presence/mel`, presence), false],
    [
      'a client types in no conversation',
      c1,
      (as) => as.set(`${agentA}/convos/none/presence/c_${region}_c1`, presence),
      false,
    ],
    [
      'a client types in a test chat',
      c1,
      (as) => as.set(`${agentA}/convos/testConversation1/presence/c_${region}_c1`, presence),
      false,
    ],
    [
      'Mel types in a test chat',
      Mel,
      write(`${agentA}/convos/testConversation1/presence/mel`, presence),
      true,
    ],
    ['a client lists who types', c1, (as) => as.list(`${conversation}/presence`, { limit: 5 }), true],
    [
      'a client lists who types in a test chat',
      c1,
      (as) => as.list(`${testConversation}/presence`, { limit: 5 }),
      false,
    ],
    [
      'a client reads who types in a test chat',
      c1,
      (as) => as.get(`${testConversation}/presence/mel`),
      false,
    ],
    ['Mel shows that he types', Mel, write(`${conversation}/presence/mel`, presence), true],
    ['Mel types in the name of the visitor', Mel, write(`${conversation}/presence/visitor`, presence), false],
    ["Mel types in Alice's name", Mel, write(`${conversation}/presence/alice`, presence), false],
    ['Bob types', Bob, write(`${conversation}/presence/bob`, presence), false],
    ['Mel shows that he edits an agent', Mel, write(`${agentA}/presence/mel`, presence), true],
    ['Mel shows at which node', Mel, write(`${agentA}/presence/mel`, { ...presence, place: 'n1' }), true],
    [
      'Mel shows a place that is too long',
      Mel,
      write(`${agentA}/presence/mel`, { ...presence, place: 'n'.repeat(41) }),
      false,
    ],
    ['Mel shows more than that', Mel, write(`${agentA}/presence/mel`, { ...presence, name: 'Mel' }), false],
    ["Mel edits in Alice's name", Mel, write(`${agentA}/presence/alice`, presence), false],
    ['Mel takes somebody out of the editor', Mel, (as) => as.remove(`${agentA}/presence/alice`), false],
    ['Bob edits an agent of A', Bob, write(`${agentA}/presence/bob`, presence), false],
    ['a client edits unseen', c1, write(`${agentA}/presence/c1`, presence), false],
    ['a stranger edits', stranger, write(`${agentA}/presence/x`, presence), false],
    ['Mel moves a lead on', Mel, (as) => as.update(`${agentA}/leads/lead1`, { state: 'contacted' }), true],
    ['Mel invents a state', Mel, (as) => as.update(`${agentA}/leads/lead1`, { state: 'rich' }), false],
    [
      'Mel changes what a lead has written',
      Mel,
      (as) => as.update(`${agentA}/leads/lead1`, { email: 'other@example.com' }),
      false,
    ],
    ['Mel makes a lead', Mel, write(`${agentA}/leads/new`, { state: 'new' }), false],
    ['Bob moves a lead on', Bob, (as) => as.update(`${agentA}/leads/lead1`, { state: 'done' }), false],
    ['a stranger makes a lead', stranger, write(`${agentA}/leads/new`, { state: 'new' }), false],
    ['a client without the page reads leads', c1, (as) => as.list(`${agentA}/leads`, { limit: 5 }), false],
    ['Alice writes a test by hand', Alice, write(`${agentA}/tests/new`, { question: 'x' }), false],
    ['Alice deletes a test', Alice, (as) => as.remove(`${agentA}/tests/test1`), true],
    [
      'Alice wipes a record of deletion',
      Alice,
      (as) => as.remove(`${agentA}/deletions/conversation0`),
      false,
    ],
    ['Mel keeps a canned reply', Mel, write('users/wsA/cannedReplies/new', reply), true],
    ['Mel keeps an empty one', Mel, write('users/wsA/cannedReplies/empty', { ...reply, text: '' }), false],
    ['Bob keeps a canned reply', Bob, write('users/wsA/cannedReplies/bob', reply), false],
    ['Mel saves a view', Mel, write('users/wsA/inboxViews/new', view), true],
    [
      'Mel saves a view of one agent',
      Mel,
      write('users/wsA/inboxViews/agent', { ...view, filter: { ...view.filter, agent: 'agentA' } }),
      true,
    ],
    [
      'Mel saves a view of an agent with too long a name',
      Mel,
      write('users/wsA/inboxViews/long', { ...view, filter: { ...view.filter, agent: 'x'.repeat(61) } }),
      false,
    ],
    [
      'Mel saves a view with more in it',
      Mel,
      write('users/wsA/inboxViews/more', { ...view, filter: { ...view.filter, uid: 'x' } }),
      false,
    ],
    ['Bob saves a view', Bob, write('users/wsA/inboxViews/bob', { ...view, by: 'bob' }), false],
  ]
}

expectRules('the inbox', rows)
