import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { allow, deny, type Row } from './row.ts'
import { clientOf, people } from './world.ts'

const review = paths.review('agentA')
const comments = paths.reviewComments('agentA')
const comment = paths.reviewComment('agentA', 'comment1')

const rows = (region: Region): Row[] => {
  const approver = clientOf(region, 'c5')
  const others = (['c1', 'c2', 'c3', 'c4', 'c6', 'imp', 'acting'] as const).map((id) => ({
    id,
    who: clientOf(region, id),
  }))
  return [
    allow('a member gets what clients are asked', people.Mel, (as) => as.get(review)),
    allow('a member lists comments', people.Mel, (as) => as.list(comments, { limit: 5 })),
    deny('a member writes it', people.Alice, (as) => as.update(review, { state: 'approved' })),
    deny('a member writes a comment', people.Alice, (as) => as.update(comment, { text: 'Other' })),
    allow('a client who is asked gets it', approver, (as) => as.get(review)),
    allow('a client who is asked lists comments', approver, (as) => as.list(comments, { limit: 5 })),
    allow('a client who is asked gets a comment', approver, (as) => as.get(comment)),
    deny('a client lists all comments at once', approver, (as) => as.list(comments, { limit: 101 })),
    deny('a client approves past the server', approver, (as) => as.update(review, { state: 'approved' })),
    deny('a client writes a comment past the server', approver, (as) => as.update(comment, { text: 'Mine' })),
    deny('a client makes a comment', approver, (as) => as.set(`${comments}/new`, { text: 'Mine' })),
    deny('a client comes with a token of the other region', clientOf(region, 'c5', otherOf(region)), (as) =>
      as.get(review),
    ),
    ...others.flatMap(({ id, who }) => [
      deny(`${id}, who is not asked, gets it`, who, (as) => as.get(review)),
      deny(`${id}, who is not asked, lists comments`, who, (as) => as.list(comments, { limit: 5 })),
    ]),
    ...[people.stranger, people.Bob, people.removed].flatMap((who) => [
      deny('somebody else gets it', who, (as) => as.get(review)),
      deny('somebody else gets a comment', who, (as) => as.get(comment)),
    ]),
    ...[people.Alice, approver].map((who) =>
      deny('anybody gets the draft itself', who, (as) => as.get(paths.reviewedDraft('agentA'))),
    ),
  ]
}

function otherOf(region: Region): Region {
  return region === 'eu' ? 'na' : 'eu'
}

expectRules('reviews', rows)
