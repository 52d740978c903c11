import type { Message } from '@parley/functions/shared/chat/conversation'
import { IconFile } from '@tabler/icons-react'
import { formatList, formatSize, quote } from '../../../lib/formats/formats.ts'
import styles from './MessageItem.module.css'
import { t } from '../texts.ts'

/**
 * Renders the files, cards, quick replies and form of a message. Images that the visitor did not upload are
 * described and not loaded.
 */
export function MessageExtras({
  message: { files = [], cards = [], replies = [], form },
}: {
  message: Message
}) {
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map(({ id, name, sizeKB, url, type }) => (
            <li key={id}>
              <a href={safeLink(url)} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
                {isPicture(name, type) && safeLink(url) ? (
                  <img src={url} alt={name} loading="lazy" referrerPolicy="no-referrer" />
                ) : (
                  <span>
                    <IconFile size={15} aria-hidden="true" /> <bdi dir="auto">{name}</bdi>
                  </span>
                )}
              </a>
              <small>
                {isPicture(name, type) && (
                  <>
                    <bdi dir="auto">{name}</bdi> ·{' '}
                  </>
                )}
                {formatSize(sizeKB)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <ul className={styles.cards} aria-label={t('cards')}>
          {cards.map((card, index) => (
            // Cards have no id and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <b dir="auto">{card.title}</b>
              {card.text && <p dir="auto">{card.text}</p>}
              {card.label &&
                (safeLink(card.link) ? (
                  <a href={card.link} target="_blank" rel="noopener noreferrer" dir="auto">
                    {card.label}
                  </a>
                ) : (
                  <span dir="auto">{card.label}</span>
                ))}
            </li>
          ))}
        </ul>
      )}
      {replies.length > 0 && (
        <p className={styles.offered}>{t('offered', { replies: formatList(replies.map(quote)) })}</p>
      )}
      {form && <p className={styles.offered}>{t('showedForm', { form })}</p>}
    </>
  )
}

/** Returns whether a file is a picture; the names of older files decide, which have no stored type. */
function isPicture(name: string, type: string | undefined): boolean {
  return type === undefined ? /\.(png|jpe?g|gif|webp)$/i.test(name) : type.startsWith('image/')
}

/** URLs come from models and visitors: only web URLs become links. */
function safeLink(url: string): string | undefined {
  return /^https?:\/\//i.test(url) ? url : undefined
}
