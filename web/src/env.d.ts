/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_EMULATORS?: string
  readonly VITE_FIREBASE_API_KEY?: string
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string
  readonly VITE_FIREBASE_PROJECT_ID?: string
  readonly VITE_FIREBASE_APP_ID?: string
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string
  readonly VITE_PUSH_KEY?: string
  readonly VITE_REPORTS_SUBSCRIPTIONS?: string
  readonly VITE_WIDGET_API_NA?: string
  readonly VITE_WIDGET_API_EU?: string
  readonly VITE_WIDGET_ORIGIN?: string
  readonly VITE_PLATFORM_CHOICE_HOST?: string
  readonly VITE_SALES_EMAIL?: string
  readonly VITE_TABS_ORIGIN?: string
}
