import type { GuideSection } from './GuideSection.ts'

/** Channels, conversations, credits and reselling. */
export const operating: GuideSection[] = [
  {
    id: 'channels',
    title: 'Channels',
    body: (
      <>
        <p>
          Under <b>Channels</b> an agent gets accounts: WhatsApp numbers, Messenger pages and Instagram
          accounts through Meta’s sign-in, a Telegram bot by its token, and a Discord bot by an invitation.
        </p>
        <p>
          An account that its vendor refuses is marked, and you get one email about it. Messages that cannot
          be answered wait for your team; none is lost.
        </p>
      </>
    ),
  },
  {
    id: 'inbox',
    title: 'Conversations',
    body: (
      <>
        <p>
          Conversations appear while they happen, those with somebody waiting first. <b>Take over</b> makes
          the agent silent; <b>Return to agent</b> lets it continue. Notes are seen only by your team.
        </p>
        <p>The receipt below each answer names its passages, tokens, time and cost.</p>
      </>
    ),
  },
  {
    id: 'credits',
    title: 'Credits and billing',
    body: (
      <>
        <p>
          1,000 credits are one US dollar. Your plan adds credits every month, and you can top up by hand or
          automatically, up to a monthly limit. When the credit is used up, agents stop answering and your
          team can still reply.
        </p>
        <p>
          <b>Usage</b> shows where credits went, by agent, feature and model. See{' '}
          <a href="/pricing">Pricing</a>.
        </p>
      </>
    ),
  },
  {
    id: 'agencies',
    title: 'For agencies',
    body: (
      <>
        <p>
          With the add-on <b>White label</b>, clients sign in at your domain and see your name, logo, colours
          and emails. You choose for each client which agents and pages they see, and give them credits.
        </p>
        <ol>
          <li>
            <b>Agency</b>: name, logo, colours, domain and email domain.
          </li>
          <li>
            <b>Clients</b>: add an organisation, its people, and the agents that it may use.
          </li>
          <li>Publishing can wait until a client has approved the changes.</li>
        </ol>
      </>
    ),
  },
]
