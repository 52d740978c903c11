import type { texts as english } from '../en/autoBilling.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  notLoaded: 'No se pudieron cargar los ajustes de facturación',
  stepAccount: '1. Cuenta de pagos',
  accountHint:
    'Tus clientes pagan en tu propia cuenta de Stripe. La plataforma se queda con el {percent} % de cada pago.',
  accountConnected: 'Cuenta conectada',
  connectStripe: 'Conectar Stripe',
  continueOnStripe: 'Continuar en Stripe',
  ownerConnects: 'El propietario del espacio de trabajo conecta la cuenta.',
  state_onboarding: 'A Stripe le faltan datos de tu empresa.',
  state_restricted: 'Stripe no acepta pagos para ti en este momento. Continúa allí para ver qué falta.',
  state_gone:
    'Esta cuenta está desconectada y tus clientes no pueden comprar. Sus créditos se mantienen. Contacta con el soporte para conectarla de nuevo.',
  stepPrice: '2. Precio',
  priceHint: 'Los créditos que compran tus clientes salen de los de tu espacio de trabajo.',
  usdPerCredit: 'USD por crédito',
  usdPerCreditHint: 'Se suma al precio de la plataforma por crédito.',
  validNumber: 'Introduce un número válido',
  finalPrice: 'Precio final por crédito',
  creditsForAmount: 'Créditos por {amount}',
  saveSettings: 'Guardar ajustes de facturación',
  settingsSaved: 'Ajustes de facturación guardados',
  priceNotSaved: 'Tu precio no está guardado.',
} satisfies Translation<typeof english>
