import { Badge } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Breakable } from '../../../components/text/Breakable.tsx'
import { formatUsed } from '../../../lib/formats/formatCredits.ts'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { ChannelIcon } from '../ChannelIcon.tsx'
import { nameOfLanguage } from '../../../lib/formats/nameOfLanguage.ts'
import { channelName, countryName, visitorName } from '../names.ts'
import { useTotalCost } from '../answers/useAnswerCosts.ts'
import { VisitorFace } from './VisitorFace.tsx'
import styles from './VisitorPanel.module.css'
import { t } from '../texts.ts'

const factNames = [
  'fact_channel',
  'fact_email',
  'fact_phone',
  'fact_id',
  'fact_lead',
  'fact_page',
  'fact_cameFrom',
  'fact_country',
  'fact_language',
  'fact_browser',
  'fact_consent',
  'fact_started',
  'fact_cost',
] as const
type FactName = (typeof factNames)[number]

/** Lists what the page, the browser and the visitor have reported; unknown facts have no row. */
export function VisitorFacts({ conversation }: { conversation: Conversation }) {
  const { region, agentId } = useInboxAgentRef()
  const costUnits = useTotalCost(conversation)
  const { visitor, page, referrer, browser, platform, country, language, consent, startedAt } = conversation
  const sent = conversation.window.findLast(({ event }) => event === 'form')
  // The owner's server signs the id alone. Beside its badge, the other details must not look verified too.
  const claimed = visitor.verified && (
    <>
      {' '}
      <Badge>{t('notVerified')}</Badge>
    </>
  )
  const facts: Record<FactName, ReactNode> = {
    fact_channel: conversation.channel !== 'widget' && (
      <>
        <ChannelIcon channel={conversation.channel} isNamed={false} />{' '}
        <span>{channelName(conversation.channel)}</span>
      </>
    ),
    fact_email: visitor.email && (
      <>
        <a href={`mailto:${visitor.email}`} dir="auto">
          <Breakable>{visitor.email}</Breakable>
        </a>
        {claimed}
      </>
    ),
    fact_phone: visitor.phone && (
      <>
        <a href={`tel:${visitor.phone.replace(/[^+\d]/g, '')}`} dir="auto">
          {visitor.phone}
        </a>
        {claimed}
      </>
    ),
    fact_id: visitor.id && (
      <>
        <bdi dir="auto">{visitor.id}</bdi>{' '}
        {visitor.verified ? <Badge color="green">{t('verified')}</Badge> : <Badge>{t('notVerified')}</Badge>}
      </>
    ),
    fact_lead: sent && (
      <Link to={webPaths.agent(region, agentId, 'leads')} dir="auto">
        {sent.text || t('formSent')}
      </Link>
    ),
    fact_page: page && <ReportedUrl url={page} />,
    fact_cameFrom: referrer && <ReportedUrl url={referrer} />,
    fact_country: country && countryName(country),
    fact_language: language && nameOfLanguage(language),
    fact_browser: browser + platform !== '' && (
      <bdi dir="auto">{[browser, platform].filter(Boolean).join(', ')}</bdi>
    ),
    fact_consent: consent && (
      <span title={consent.text}>{t('consentGiven', { at: new Date(consent.at) })}</span>
    ),
    fact_started: formatDateTime(startedAt),
    // Costs are shown only to users who may read billing.
    fact_cost:
      costUnits !== undefined
        ? t('totalsOf', {
            messages: conversation.messageCount,
            credits: formatUsed(costUnits),
          })
        : '',
  }
  return (
    <section aria-labelledby="visitor-facts">
      <header className={styles.who}>
        <VisitorFace conversation={conversation} size={40} />
        <h3 id="visitor-facts" dir="auto">
          {visitorName(conversation)}
        </h3>
        {visitor.name && claimed}
      </header>
      <dl className={styles.facts}>
        {factNames
          .filter((name) => Boolean(facts[name]))
          .map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/**
 * Shows a URL reported by the visitor's browser, which may be any text: only web URLs become links, and they
 * send no referrer.
 */
function ReportedUrl({ url }: { url: string }) {
  const shown = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  if (!/^https?:\/\//i.test(url)) return <bdi dir="auto">{url}</bdi>
  return (
    <a href={url} title={url} target="_blank" rel="noopener noreferrer nofollow" dir="auto">
      {shown}
    </a>
  )
}
