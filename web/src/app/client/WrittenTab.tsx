import { useEffect, useRef } from 'react'
import { tabsUrl } from '../../lib/environment.ts'
import styles from './CustomTab.module.css'

interface WrittenTabProps {
  title: string
  html: string
  js: string
}

/**
 * What an agency has written, in a frame without an origin, served by a site of its own: its scripts reach
 * neither this page nor what browsers keep for it. Nothing of the client goes in.
 */
export function WrittenTab({ title, html, js }: WrittenTabProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    function handleMessage({ source, data }: MessageEvent<unknown>) {
      const inside = frame.current?.contentWindow
      if (!inside || source !== inside || data !== 'tab-is-ready') return
      // A frame without an origin has no name that a message could be addressed to.
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
