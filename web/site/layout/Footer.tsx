import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Operator } from '../operator.ts'

/** The links of all public pages, by subject. */
export function Footer({ operator }: { operator: Operator }) {
  return (
    <footer className="foot">
      <div className="foot-columns">
        <div>
          <p className="brand">
            <img src={defaultBrand.logo.light} alt="" width="20" height="20" />
            {defaultBrand.name}
          </p>
          <p>Agents for chat and voice whose answers you can trace to the page they come from.</p>
          {operator.discord && <a href={operator.discord}>Discord</a>}
          {operator.youtube && <a href={operator.youtube}>YouTube</a>}
        </div>
        <nav aria-label="Product">
          <b>Product</b>
          <a href="/chatbot">Chatbot</a>
          <a href="/voice-agent">Voice agent</a>
          <a href="/whatsapp">WhatsApp</a>
          <a href="/integrations">Integration list</a>
          <a href="/demo">Demo</a>
          <a href="/pricing">Pricing</a>
        </nav>
        <nav aria-label="Legal">
          <b>Legal</b>
          <a href="/legal/about">About</a>
          <a href="/legal/privacy-policy">Privacy Policy</a>
          <a href="/legal/tos">Terms of Service</a>
          <a href="/legal/refund-policy">Refund Policy</a>
        </nav>
        <nav aria-label="Support">
          <b>Support</b>
          <a href="/docs">Docs</a>
          <a href="/legal/cookie-policy">Cookie Policy</a>
          <a href="/legal/contact">Contact</a>
          {operator.discord && <a href={operator.discord}>Discord</a>}
        </nav>
        <div>
          <b>Compliance</b>
          <a href="/legal/gdpr">EU GDPR Compliant</a>
          <a href="/security">Security</a>
        </div>
      </div>
      <p className="foot-end">© {operator.name}</p>
    </footer>
  )
}
