import { Badge } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/conversation'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { countryName, languageName } from './names.ts'
import styles from './VisitorPanel.module.css'

/** What the page, the browser and the visitor have told; what is not known has no line. */
export function VisitorFacts({ conversation }: { conversation: Conversation }) {
  const { region, agentId } = useInboxPlace()
  const { visitor, page, referrer, browser, platform, country, language, consent, startedAt } = conversation
  const sent = conversation.window.findLast(({ event }) => event === 'form')
  const facts: Record<string, ReactNode> = {
    Name: visitor.name,
    'E-mail': visitor.email && <a href={`mailto:${visitor.email}`}>{visitor.email}</a>,
    Phone: visitor.phone && <a href={`tel:${visitor.phone.replace(/[^+\d]/g, '')}`}>{visitor.phone}</a>,
    Id: visitor.id && (
      <>
        {visitor.id} {visitor.verified ? <Badge color="green">Verified</Badge> : <Badge>Not verified</Badge>}
      </>
    ),
    Lead: sent && <Link to={webPaths.agent(region, agentId, 'leads')}>{sent.text || 'Form sent'}</Link>,
    Page: page && <Address url={page} />,
    'Came from': referrer && <Address url={referrer} />,
    Country: country && countryName(country),
    Language: language && languageName(language),
    Browser: [browser, platform].filter(Boolean).join(', '),
    Consent: consent && <span title={consent.text}>Given {formatDateTime(consent.at)}</span>,
    Started: formatDateTime(startedAt),
  }
  return (
    <section aria-labelledby="visitor-facts">
      <h3 id="visitor-facts">Visitor</h3>
      <dl className={styles.facts}>
        {Object.entries(facts)
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/**
 * A visitor's browser may name any address: only those of the web are links, and they learn nothing of this
 * page.
 */
function Address({ url }: { url: string }) {
  const shown = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  if (!/^https?:\/\//i.test(url)) return <>{url}</>
  return (
    <a href={url} title={url} target="_blank" rel="noopener noreferrer nofollow">
      {shown}
    </a>
  )
}
