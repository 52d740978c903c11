import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { write, type Row } from './row.ts'
import { clientOf, people } from './world.ts'

const { Alice, Mel, Bob } = people

const rows = (region: Region): Row[] => {
  const c1 = clientOf(region, 'c1')
  return [
    [
      'Mel says how he is called',
      Mel,
      (as) => as.update('users/wsA/members/mel', { name: 'Mel Brook' }),
      true,
    ],
    ['Mel makes himself an owner', Mel, (as) => as.update('users/wsA/members/mel', { role: 'owner' }), false],
    [
      'Mel takes a name that is too long',
      Mel,
      (as) => as.update('users/wsA/members/mel', { name: 'x'.repeat(61) }),
      false,
    ],
    [
      'Mel gives the workspace a picture of the web',
      Mel,
      (as) => as.update('users/wsA', { workspacePhotoURL: 'https://example.com/a.png', lastModified: 2 }),
      true,
    ],
    [
      'Mel gives the workspace a picture of a server without TLS',
      Mel,
      (as) => as.update('users/wsA', { workspacePhotoURL: 'http://example.com/a.png', lastModified: 2 }),
      false,
    ],
    ['Mel renames Alice', Mel, (as) => as.update('users/wsA/members/alice', { name: 'Mel' }), false],
    ['Bob renames Mel', Bob, (as) => as.update('users/wsA/members/mel', { name: 'Bob' }), false],
    [
      'Mel makes somebody a member',
      Mel,
      write('users/wsA/members/eve', {
        uid: 'eve',
        email: 'eve@example.com',
        name: '',
        role: 'member',
        joinedAt: 1,
      }),
      false,
    ],
    ['Alice removes a member by hand', Alice, (as) => as.remove('users/wsA/members/mel'), false],
    ['Mel hides a former member', Mel, (as) => as.remove('users/wsA/formerMembers/max'), false],
    ['a client reads a former member', c1, (as) => as.get('users/wsA/formerMembers/max'), false],
    ['Mel leaves by hand', Mel, (as) => as.remove('users/wsA/members/mel'), false],
    [
      'Mel changes his address',
      Mel,
      (as) => as.update('users/wsA/members/mel', { email: 'alice@example.com' }),
      false,
    ],
    [
      'Mel invites by hand',
      Mel,
      write('users/wsA/invites/new', {
        email: 'eve@example.com',
        by: 'mel',
        at: 1,
        expires: 99_999_999_999_999,
      }),
      false,
    ],
    [
      'Mel prolongs an invite',
      Mel,
      (as) => as.update('users/wsA/invites/invite1', { expires: 99_999_999_999_999 }),
      false,
    ],
    [
      'Mel redirects an invite',
      Mel,
      (as) => as.update('users/wsA/invites/invite1', { email: 'eve@example.com' }),
      false,
    ],
    ['Alice revokes an invite by hand', Alice, (as) => as.remove('users/wsA/invites/invite1'), false],
    [
      'Alice lists more invites than a page',
      Alice,
      (as) => as.list('users/wsA/invites', { limit: 101 }),
      false,
    ],
    ['a client reads an invite', c1, (as) => as.get('users/wsA/invites/invite1'), false],
    [
      'Alice writes a token of her own',
      Alice,
      write('invites/forged', {
        wsId: 'wsB',
        region,
        emailNorm: 'alice@example.com',
        exp: 99_999_999_999_999,
        inviteId: 'invite1',
        usedAt: null,
      }),
      false,
    ],
    ['Alice lists the tokens', Alice, (as) => as.list('invites', { limit: 5 }), false],
    [
      "Alice lists her own workspace's tokens",
      Alice,
      (as) => as.list('invites', { limit: 5, where: { field: 'wsId', op: 'EQUAL', value: 'wsA' } }),
      false,
    ],
  ]
}

expectRules('members and invites', rows)
