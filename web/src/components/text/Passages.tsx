import { Link } from 'react-router-dom'
import styles from './Passages.module.css'
import { t } from '../texts.ts'

interface PassageShown {
  id: string
  title: string
  text: string
  /** The URL of the passage on the web. */
  url?: string | undefined
  /** The page of its source in the dashboard. */
  path?: string
}

/** The passages that an answer cites. */
export function Passages({ sources }: { sources: readonly PassageShown[] }) {
  return (
    <ul className={styles.passages} aria-label={t('passagesUsed')}>
      {sources.map((source) => (
        <li key={source.id}>
          <b dir="auto">
            <PassageTitle {...source} />
          </b>
          <p dir="auto">{source.text}</p>
        </li>
      ))}
    </ul>
  )
}

/** The title as a link to the passage on the web, or else in the dashboard. */
function PassageTitle({ title, url, path }: PassageShown) {
  // Only URLs that a browser opens as a page, because a crawled site is not trusted.
  if (url !== undefined && /^https?:/i.test(url))
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
    )
  return path === undefined ? title : <Link to={path}>{title}</Link>
}
