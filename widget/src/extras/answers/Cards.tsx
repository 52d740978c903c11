import type { Card } from '@parley/functions/shared/widget/widgetApi'

interface CardsProps {
  cards: Card[]
  /** Undefined while nothing can be sent. */
  onReply: ((reply: string) => void) | undefined
}

/** Renders cards side by side. */
export function Cards({ cards, onReply }: CardsProps) {
  return (
    <ul key="cards" class="cards">
      {cards.map(({ title, text, imageUrl, label, link, reply }, index) => (
        <li key={`${index}`} dir="auto">
          {/^https?:/.test(imageUrl) ? <img src={imageUrl} alt="" loading="lazy" /> : null}
          <b>{title}</b>
          {text ? <p>{text}</p> : null}
          {/^(https?:|mailto:|tel:)/i.test(link) ? (
            <a class="pill" href={link} target="_blank" rel="noopener nofollow">
              {label || link}
            </a>
          ) : reply && onReply ? (
            <button class="pill" onClick={() => onReply(reply)}>
              {label || reply}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
