import { useEffect, useRef } from 'react'
import { tabsUrl } from '../../../lib/environment.ts'
import styles from './CustomTab.module.css'

interface WrittenTabProps {
  title: string
  html: string
  js: string
}

/**
 * An agency's own HTML in a frame with an opaque origin, served by a separate site: its scripts reach neither
 * this page nor its storage. It receives no data of the client.
 */
export function WrittenTab({ title, html, js }: WrittenTabProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    function handleMessage({ source, data }: MessageEvent<unknown>) {
      const inside = frame.current?.contentWindow
      if (!inside || source !== inside || data !== 'tab-is-ready') return
      // An opaque origin has no name, so the message has no target origin.
      inside.postMessage({ html, js }, '*')
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [html, js])

  return (
    <iframe
      ref={frame}
      className={styles.tabBody}
      title={title}
      src={tabsUrl()}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
    />
  )
}
