import { useEffect } from 'react'
import { ButtonLink } from '../components/Button.tsx'
import { Message } from '../components/Message.tsx'

export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Page not found · Parley'
  }, [])
  return (
    <Message title="Page not found" text="The address is wrong, or what was here has been deleted.">
      <ButtonLink to="/app">Go to your agents</ButtonLink>
    </Message>
  )
}
