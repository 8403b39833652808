/**
 * What whoever reads a message is cautioned of (D59): money asked for before they meet, a way past us, an address. Pure, and
 * asked on the device of the reader alone: nothing is refused, nobody is told, and the writer does not learn of it.
 */
import { hasLink, hasPhone } from '../contact/terms.ts'
import { bareLine } from '../terms.ts'

export type Caution = 'money' | 'service' | 'link' | 'phone'

/** One line in small letters, without accents and apostrophes: "ehepyme'ẽ" is "ehepymee". */
const asSaid = (text: string) =>
  bareLine(text)
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')

/** Within a sentence; the dot of 50.000 ends none. */
const NEAR = '(?:[^.!?;\\n]|\\.(?=\\d)){0,40}?'

const MONEY =
  '(?:plata|dinero|guaranies|gs\\b|₲|pago|platita|efectivo|\\d+ ?mil\\b|\\d{1,3}\\.\\d{3}|viru|pirapire|money|cash|payment)'
/** By which it comes before they meet. */
const WAYS = '(?:giros?|transferencia|transfer|deposito|banco|cuenta|billetera|wire|bank)'
const FOR =
  '(?:envio|flete|delivery|encomienda|pasaje|reserva|sena|anticipo|adelanto|shipping|deposit|fee)'
/** Asked of the reader, in the ways in which people here say it (vos, tú, usted). */
const SEND =
  '(?:mand(?:a|e|as|es)(?:me|nos|le)?|envi(?:a|e|as|es)(?:me|nos|le)?|gir(?:a|e|as|es)(?:me|nos|le)?|deposit(?:a|e|as|es)(?:me|nos|le)?|transfer(?:i|is|ime|inos)|transfier(?:e|a|es|as)(?:me|nos)?|adelant(?:a|e|as|es)(?:me|nos)?|send(?: me| us)?|transfer(?: me| us)|wire(?: me| us)?|embou|emondo)'
const PAY =
  '(?:pag(?:a|as|ar|ue|ues|ame|anos|uen)|abon(?:a|as|ar|e|es|ame)|ten(?:es|ias) que pagar|tienes que pagar|pay(?: me| us)?|ehepymee)'
const FIRST =
  '(?:por adelantado|adelantad[oa]|de antemano|anticipad[oa]|antes|primero|previo|in advance|up ?front|first|beforehand|ran?e|mboyve)'

const ASKED = [
  new RegExp(`\\b${SEND}\\b${NEAR}(?:${MONEY}|\\b${WAYS}\\b)`),
  new RegExp(`\\b${SEND}\\b (?:el|la|un|una|the|a) ${FOR}\\b`),
  new RegExp(`\\b${PAY}\\b${NEAR}\\b(?:${FIRST}|por ${WAYS}|con ${WAYS}|${FOR})\\b`),
  new RegExp(`\\b(?:pago|dinero|plata|viru|pirapire|payment|money)\\b ?(?:es )?${FIRST}\\b`),
  new RegExp(
    `\\b(?:primero|antes|first|rane?)\\b,? ${NEAR}\\b(?:${PAY}|la plata|el dinero|el pago|the money)\\b`,
  ),
  /\b(?:quiero|necesito|pido|piden?|dejame|dame|deja|con|hace(?:me)?|haga|poneme) (?:una?|la|el) (?:sena|anticipo|adelanto)\b/,
  /\b(?:dej|pon|hac)\w* (?:una?|la) sena\b/,
  /\b(?:numero|nro|datos) de (?:mi )?cuenta\b|\bmi (?:numero|nro) de cuenta\b|\bmi cuenta (?:es|bancaria|del banco)\b|\bdatos bancarios\b|\bmi alias (?:es|bancario)\b|\bmy (?:bank )?account (?:number|is)\b/,
]
/** Then it is no money in advance. */
const IN_PERSON =
  /\b(?:en mano|en persona|al encontrar(?:nos|se)|cuando nos (?:veamos|encontremos|juntemos)|al (?:entregar|recibir|vernos)|contra entrega|in person|when we meet|on delivery)\b/

/** Money that is gone once it is sent. */
const MONEY_SERVICES =
  /\b(?:western ?union|money ?gram|pay ?pal|zelle|cash ?app|bitcoins?|cripto(?:monedas?)?|usdt|binance|tigo money|billetera (?:tigo|personal|claro|electronica)|personal pay|giros? (?:tigo|personal|claro)|mercado ?pago|zimple|gift ?cards?|tarjetas? de regalo)\b/
const MESSENGERS =
  '(?:what?s? ?app|whats?\\b|wh?ats?ap+|wsp|wpp|wasap|guasap|wasa?p|telegram|messenger|instagram|insta\\b|facebook|face\\b|signal|viber|tik ?tok|discord|skype)'
/** Talk of going there, and not of a phone on which it works. */
const THERE = new RegExp(
  `\\b(?:por|al|mi|tu|su|via|tenes|tienes|usas|pasame|pasa|dame|hablame|hablemos|escribi(?:me)?|escribeme|agrega(?:me)?|segui(?:me)?|busca(?:me)?|llamame|contactame|my|your|on|via|through|add me|text me)\\b (?:(?:mi|tu|su|el|en|on|al|por|de|un|numero|nro|to|me|rapido|mejor) ){0,3}${MESSENGERS}`,
)

/** Null: nothing. What costs most comes first. */
export function cautionOf(text: string): Caution | null {
  const line = asSaid(text)
  const isAsked = ASKED.some((pattern) => pattern.test(line)) && !IN_PERSON.test(line)
  if (isAsked || MONEY_SERVICES.test(line)) return 'money'
  if (THERE.test(line)) return 'service'
  if (hasLink(text)) return 'link'
  return hasPhone(text) ? 'phone' : null
}
