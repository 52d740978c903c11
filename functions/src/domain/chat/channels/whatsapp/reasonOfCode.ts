import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'

/** Codes of Meta's after which a person, or a message, is out of the question. */
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

/** Why a message did not reach somebody; undefined where we have no words for the code. */
export function reasonOfCode(code: number): DeliveryReason | undefined {
  return reasons[code]
}
