import type { GuideSection } from './GuideSection.ts'

/** Channels, conversations, credits and reselling. */
export const operating: GuideSection[] = [
  {
    id: 'channels',
    title: 'Channels',
    body: (
      <>
        <p>
          Under <b>Channels</b>, connect accounts to an agent: WhatsApp numbers, Messenger Pages and Instagram
          accounts by signing in to Meta, a Telegram bot with its token, and a Discord bot with an invitation.
        </p>
        <p>
          If a vendor rejects an account, it’s marked and you get one email about it. Messages that can’t be
          answered wait for your team. None are lost.
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
          Conversations appear as they happen, with people who are waiting at the top. <b>Take over</b>{' '}
          silences the agent and <b>Return to agent</b> lets it continue. Only your team sees notes.
        </p>
        <p>The receipt below each answer shows its sources, tokens, time and cost.</p>
      </>
    ),
  },
  {
    id: 'credits',
    title: 'Credits and billing',
    body: (
      <>
        <p>
          1,000 credits are one US dollar. Your plan adds credits every month, and you can top up manually or
          automatically, up to a monthly limit. When credits run out, agents stop answering. Your team can
          still reply.
        </p>
        <p>
          <b>Usage</b> shows where your credits went, by agent, feature and model. See{' '}
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
          With the add-on <b>White label</b>, clients sign in at your domain and see your name, logo, colors
          and emails. For each client, you choose the agents and pages they see, and how many credits they
          get.
        </p>
        <ol>
          <li>
            <b>Agency</b>: name, logo, colors, domain and email domain.
          </li>
          <li>
            <b>Clients</b>: add an organization, its people, and the agents it can use.
          </li>
          <li>Optionally, changes go live only after the client approves them.</li>
        </ol>
      </>
    ),
  },
]
