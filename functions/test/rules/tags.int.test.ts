import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { conversation, type Row } from './row.ts'
import { clientOf, people } from './world.ts'

const { Mel, Bob } = people

const rows = (region: Region): Row[] => {
  const c1 = clientOf(region, 'c1')
  return [
    [
      'Mel names tags',
      Mel,
      (as) => as.update('users/wsA', { predefinedTags: ['vip'], disallowAnyTags: true }),
      true,
    ],
    [
      'Mel names too many tags',
      Mel,
      (as) =>
        as.update('users/wsA', { predefinedTags: Array.from({ length: 51 }, (_, index) => `t${index}`) }),
      false,
    ],
    [
      'Mel names tags without end',
      Mel,
      (as) => as.update('users/wsA', { predefinedTags: ['x'.repeat(2001)] }),
      false,
    ],
    ['Mel tags with an agreed word', Mel, (as) => as.update(conversation, { tags: ['vip'] }), true],
    [
      'Mel tags with a word of his own where only agreed ones may be used',
      Mel,
      (as) => as.update(conversation, { tags: ['vip', 'mine'] }),
      false,
    ],
    ['a client does so', c1, (as) => as.update(conversation, { tags: ['mine'] }), false],
    ['Mel takes a tag off', Mel, (as) => as.update(conversation, { tags: [] }), true],
    ['Mel allows any tag', Mel, (as) => as.update('users/wsA', { disallowAnyTags: false }), true],
    ['Mel tags with a word of his own', Mel, (as) => as.update(conversation, { tags: ['mine'] }), true],
    ['a client tags', c1, (as) => as.update(conversation, { tags: ['mine', 'ours'] }), true],
    ['Bob tags', Bob, (as) => as.update(conversation, { tags: ['mine', 'ours', 'bob'] }), false],
    [
      'Mel adds two tags at once',
      Mel,
      (as) => as.update(conversation, { tags: ['mine', 'ours', 'a', 'b'] }),
      false,
    ],
    [
      'Mel tags with a novel',
      Mel,
      (as) => as.update(conversation, { tags: ['mine', 'ours', 'x'.repeat(41)] }),
      false,
    ],
    ['Mel tags with nothing', Mel, (as) => as.update(conversation, { tags: ['mine', 'ours', ''] }), false],
    [
      'Mel tags with a map',
      Mel,
      (as) => as.update(conversation, { tags: ['mine', 'ours', { a: 1 }] }),
      false,
    ],
    ['Mel makes the list of tags a word', Mel, (as) => as.update(conversation, { tags: 'mine' }), false],
    [
      'Mel tags the same a hundred times',
      Mel,
      (as) => as.update(conversation, { tags: Array.from({ length: 100 }, () => 'mine') }),
      false,
    ],
    ['Mel reads it while it is tagged', Mel, (as) => as.update(conversation, { seen: true }), true],
  ]
}

expectRules('tags', rows)
