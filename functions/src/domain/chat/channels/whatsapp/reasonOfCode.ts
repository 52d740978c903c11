import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'

/** Meta's codes for messages that can never be delivered, by reason. */
const reasons: Readonly<Record<number, DeliveryReason>> = {
  131_026: 'whatsappOutOfReach',
  131_030: 'whatsappNotListed',
  131_021: 'whatsappToItself',
  131_031: 'whatsappLocked',
  131_042: 'whatsappNeedsPayment',
  131_045: 'whatsappNotRegistered',
  131_047: 'whatsappWindowOver',
  131_049: 'whatsappKeptBack',
  131_050: 'whatsappNoMarketing',
  131_051: 'whatsappKindNotTaken',
  130_472: 'whatsappOutOfReach',
  131_052: 'fileNotTaken',
  131_053: 'fileNotTaken',
  132_000: 'whatsappTemplateVariables',
  132_001: 'whatsappTemplateMissing',
  132_015: 'whatsappTemplatePaused',
  132_016: 'whatsappTemplateDisabled',
  133_010: 'whatsappNotRegistered',
  368: 'whatsappBlocked',
}

/** Returns the reason why a message was not delivered; undefined for an unknown code. */
export function reasonOfCode(code: number): DeliveryReason | undefined {
  return reasons[code]
}
