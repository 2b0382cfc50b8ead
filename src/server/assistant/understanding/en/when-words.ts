import { fold } from '../../text/fold.ts'
import { rememberLast } from '../../text/remember-last.ts'
import { createCalendarSpelling } from '../when/calendar-slips.ts'
import { phraseTable, type Vocabulary, WORDS_KEPT } from '../when/vocabulary.ts'
import { readEnglishNumber } from './numbers.ts'

const correctCalendarWord = createCalendarSpelling(
  'monday tuesday wednesday thursday friday saturday sunday january february august september october november december tomorrow afternoon evening morning tonight quarter',
  'quarters quartet',
  2,
)

/** "we'd" is no Wednesday, and a slip of a letter or two is no other day. */
const normalise = rememberLast((word: string) => {
  // Irish "thú", you
  if (/^thú$/iu.test(word)) return 'you'
  const plain = fold(word)
  return plain === "we'd" ? 'wewould' : correctCalendarWord(plain.replaceAll("'", ''))
}, WORDS_KEPT)

const PHRASES = `
- = in the day, of the day, the, a, an, on, maybe, perhaps, possibly, probably, hopefully, please, pls, plz, plse, thanks, thx, anyway, anyways, anyhow, sometime, some time, any time, anytime, at some stage, at any time, there, is, good, nice, late, sharp, exactly, of the, on the dot, on the button
+0 = today, 2day, the same day
+1 = tomorrow, tmrw, tmr, tmw, tomoro, tomorow, tommorow, tommorrow, tomorro, 2moro, tomoz, tomos, tomor, 2mrw, 2morrow, 2moz, the morrow, the morra, the mora, tomorra, the morn
+2 = the day after tomorrow, day after tomorrow, overmorrow
+-1 = yesterday, yesterdays
+-2 = the day before yesterday
early = early
compared: = earlier, later, sooner
day before = eve of, the eve of
+1 part:morning = first thing in the morning tomorrow, first thing tomorrow morning
part:morning firstthing: = first thing, first thing in the morning
now = now, right now, straight away, immediately
+0 part:evening = tonight, tonite, 2nite, 2night, this evening
+0 part:morning = this morning
+0 part:afternoon = this afternoon
+1 part:evening = tomorrow night, tomorrow eve, tmrw eve
part:morning = morning, mornings, mornin, morn, am time, before lunch, before work, before school, forenoon, early morning, mid morning, midmorning, crack of dawn, the crack of dawn, at dawn, early doors, before lunchtime
part:afternoon = afternoon, afternoons, that afternoon, aft, arvo, avo, after lunch, after lunchtime, early afternoon, late afternoon, mid afternoon, midafternoon
after c:15:00:24 around: = after school
after c:13:00:24 around: = after dinner, after the dinner, after dinner time
part:evening = evening, evenings, that evening, that night, night, nite, nighttime, after work, after tea
part:evening confirm: = teatime, tea time
part:afternoon confirm: lunch: = the middle of the day, middle of the day, lunchtime, lunch time, at lunch, over lunch, during lunch, lunch break, my lunch break, lunchbreak, lunch hour, my lunch hour, lunchtimeish
inweek: = in the week, during the week
confirm: vague: = i dont know, im not sure, not sure yet, dunno
confirm: this week = later this week, later on this week
vague: = later in the month, earlier in the month, early in the month, late in the month, midweek, mid week, weekday, weekdays, week days, last thing, dinnertime, dinner time, after the school run, before the school run, close of business, close of play, end of business, cob, end of the day, end of day, eod, after mass, at some point
edge = first days of, last days of, first few days of, last few days of, first couple of days of, last couple of days of, start of, the start of, beginning of, the beginning of, end of, the end of, middle of, the middle of, mid, back end of, tail end of, latter part of, top of
half:1 = first half of, the first half of
half:2 = second half of, the second half of, latter half of, the latter half of
few = few, a few, several
nights = nights, night stay, nights stay
noon around: = noonish, middayish
change to = put it to, put that to, put me to, put us to, leave it til, leave it till, leave it until, has to be, needs to be, should be, back to, forward to
change = put off, put back, push back, postpone, defer, change, move, switch, swap, shift, push, reschedule, changed, moving, changing, moved, switching, bring, transfer
meal: = lunch, brunch, breakfast, brekkie, breakfast time, breakfasttime, elevenses, supper time, suppertime
late = dinner, table, supper, drinks, gig, the theatre
part:morning = in the am
part:afternoon = in the pm
am = in the morning, a.m
pm = p.m, pm
+1 part:morning = tomorrow am
pm part:afternoon = in the afternoon
pm part:evening = in the evening, at night
noon = noon, midday, mid day, 12 noon, twelve noon, high noon
midnight = midnight
oclock around: = oclock-ish, oclock ish
oclock = oclock, o clock, oclk, bells, bell
half = half, half past, half-past, half after, haf past, haf, hlaf, hafl, hlaf past, half pas, half psat
quarter = quarter, a quarter, qtr, quater
past = past, pst
to = to, till, til, until, up to, up to and including, until and including, up until and including
until: = through, thru
until: this week = by the end of the week, before the end of the week, by the end of this week, before the end of this week, by end of this week, by the end of week
until: next week = by the end of next week, before the end of next week, by end of next week
oh: = oh, o
before = any day before, some day before, on or before, this side of, but not after, but no later than, b4, before, by, no later than, not later than, prior to, ahead of, earlier than, sooner than, not after, not past, no later
latest = at the very latest, at the latest, latest, at latest
earliest = at the very earliest, at the earliest, earliest, at earliest
onwards = onwards, onward, or later, or after, and later, or any time after
within = within, inside
since = since
until: = and leaving, and leaving on, and departing, and checking out, and checking out on, and going home, and heading home
anydayafter: = any day after, some day after
after = on or after, aftr, afta, but not before, not until, not till, not til, not before, not earlier than, no earlier than, no sooner than, after, later than, any time after, from after
from = from, frm, starting, as of, as from
anydayfrom: = any day from, anyday from, any day on or after, any morning from, any evening from, any afternoon from
between = between, betwen, btw, btwn
and = and, &
or = or, if not, or if not, and if not, failing that, or failing that
except = avoid, avoiding, never on, as long as its not, except, except for, excluding, barring, other than, apart from, anything but, any day but, any time but, any day at all but, any night at all but, any evening at all but, any time at all but, any day only, any day at all only, any time only, anytime but, any morning but, any afternoon but, any evening but, every day but, any day bar, any time bar, anytime bar, any morning bar, any afternoon bar, any evening bar, any night bar, every day bar, bar the
not next = away next
not this = away this
not = none of them, none of those, none of these, none of the, cant be, cannot be, no good to me, no use to me, wont be back, wont be home, wont be around, wont be free, wont be available, wont be able, not back, not home, not around, dont get back, dont get home, dont finish, dont be home, cant get there, cant get away, cant get in, wont get there, wont get in, not, nt, isnt, cant do, cannot do, but not, instead of, rather than, as opposed to, in place of, in lieu of, forget, forget about, scrap, scratch, cant make, cannot make, cant come, cant make it, cannot come, wont make, unable to come, not able for, im not free, im away, not available, dont want, no not, ill be away, i will be away, were away, well be away, on holidays, on my holidays, on holiday, on hols, on me holidays, on my hols, on the hols, on leave, out of the country
busy until: = school til, school till, school until, work til, work till, work until, class til, class till, class until, college til, college till, college until, training til, training till, training until, shift til, shift till, shift until
busy = tied up, stuck, caught up, unavailable, occupied, im busy, busy
inschool: = in school, at school, in class, in college, im in college, im in school, has school, is in school, is at school, hes in school, shes in school, theyre in school, hes at school, shes at school, theyre at school, hes in class, shes in class, theyre in class, were in school, are in school, are at school, hes in playschool, hes in creche, theyre in creche
inwork: = stuck in work, stuck at work, in a meeting, in meetings, i work, im working, i am working, i do be working, i be working, i do work, we work, ive work, im in work, im at work, at work, in work, i have work, im teaching, hes in work, shes in work, hes at work, shes at work, were in work, were at work, hes working, shes working, were working
finish = im only out, im only off, im only home, im only finished, im only done, i am only out, i am only off, i am only home, i am only finished, i am only done, hes only out, hes only off, hes only home, hes only finished, hes only done, shes only out, shes only off, shes only home, shes only finished, shes only done, he is only out, he is only off, he is only home, he is only finished, he is only done, she is only out, she is only off, she is only home, she is only finished, she is only done, theyre only out, theyre only off, theyre only home, theyre only finished, theyre only done, they are only out, they are only off, they are only home, they are only finished, they are only done, out of school, are out of school, is out of school, out of work, out of class, finish, finishes, finished, finishing, school is out, schools out, school gets out, school ends, school is over, im done, get off, off work, im off, i am off, get out of work, im out, get home, im home, clock off, knock off
gone = have a job, have a job on, have a meeting, have a class, have a lecture, have a lesson, have a match, have training, have a flight, have a train, have a shift, have a call, have to collect, have to be, need to be, have to pick up, have the school run, start, start work, starting work, be gone, be away, be out of there, be out of it, be back, have to leave, need to leave
nosuit = is our busy day, is my busy day, is a busy day, is our busiest day, is too soon, is too early, is too late, is a bit early, is a bit late, too soon, too early, doesnt suit, does not suit, doesnt suit me, dont suit, do not suit, dont suit me, dont work, are no good, are no use, are out, doesnt work, does not work, is no good, isnt good, wont work, wont suit, is out, is not possible, isnt possible, no longer suits, no longer works, isnt suitable, no good, isnt great, is bad, is no use, is a no go, is full, is booked up, is gone, is taken, gone, taken, is busy, is hectic, is fully booked, is out of the question, wont do, doesnt suit us, doesnt work for me, is off
comma: = but, fine, ok, okay, grand, perfect, great, lovely, suits, suits me, works, works for me, would suit, would suit me, would work, would be, would do, will do, if possible, if you can, thanks, thank you, then, though, so, because, for me, for us, if thats ok, or thats it, only, preferably, ideally
following = following
anyday = any
confirm: = every, each, weekly, after that, thereafter, alternate
instead: = no sorry, sorry no, i mean, i meant, no wait, wait no, actually no, no actually, or rather, scratch that, correction, actually make it, actually make that, actually can we say, no make that, no wait make it, cancel that, oh wait, hang on, hold on, oops, sorry i mean, sorry i meant, no make it
instead: = actually
no: = no, nope, nah
x = all night, last night, every night, most nights, half the night, during the night, in the night, the other night, the other day, all day, all morning, all week, the whole day, the whole night, since this morning, since last night, from this morning
x = im not sure if its worth, im not sure if it is worth, im not sure its worth, im not sure is it worth, im not sure whether its worth, i dont know if its worth, i dont know is it worth, dunno if its worth, dunno is it worth, im not sure if i need to come, im not sure if i should come, christmas party, christmas parties, xmas party, christmas do, christmas dinner, christmas lunch, christmas drinks, christmas night out, christmas tree, christmas trees, christmas card, christmas cards, christmas present, christmas presents, christmas shopping, christmas menu, christmas lights, christmas voucher, christmas hamper, happy christmas, merry christmas, easter egg, easter eggs, happy easter
x = after hours, out of hours, outside hours, outside opening hours, outside of hours, or one, or one to one, or one on one, what about, how about, dont forget
at = bang on, dead on, any chance of, chance of, at, make it, make that, say, can we do, could we do, can ye do, could ye do, can you do, could you do, can u do, can i do, could i do
did: = something has come up, somethings come up, something came up, something is after coming up, happened, it happened, we spoke, i spoke, spoke to, spoke with, i rang, rang, i called in, i phoned, i emailed, i paid, i bought, i was in, we were in, i was with ye, i was with you, i was there, came out, ye came, was due, was supposed, was meant
visit = visit, appointment, appt, apt, session, consultation, checkup, time slot, slot
oneafter = the one after, the one after that, the following one
x = the night after, the night before, the evening before
nextday = the day after that, the following day, the next day
part:morning confirm: = any morning
part:afternoon confirm: = any afternoon
part:evening confirm: = any evening, any night
in = in, in the
vague: = next year, sometime next year, in the future
in coming = in the next, over the next, during the next, in the coming, over the coming
for = for, lasting
of = of
around = around, round, arnd, about, abt, bout, abouts, at about, at around, around about, closer to, nearer to, nearer, approximately, roughly, circa, approx, near, close to
around: = ish, mark, or so, or thereabouts, or thereabout, at least, more than, less than, nearly, almost, slightly before, slightly after, a bit before, a bit after
after around: = just after, shortly after, soon after, right after, straight after, just gone, just past, not long after, a little after, a while after
before around: = just before, shortly before, right before, not long before, a little before, coming up to, a while before
this = this, dis, this coming
next = next, nxt, nex, nect, nexr
coming = the coming, coming, the next, this coming
afternext = after next
last = last, the last, final, past week
ago = ago
min = minute, minutes, min, mins
hour = hour, hours, hr, hrs
n:30 min = half an hour, half hour, a half hour, a half an hour, half-hour
n:90 min = hour and a half, an hour and a half, one and a half hours
n:15 min = quarter of an hour, a quarter of an hour
n:45 min = three quarters of an hour
n:25 = five and twenty, five-and-twenty
n:2 = couple of, a couple of, couple, a couple
n:12 = dozen, a dozen
n:6 = half a dozen, half dozen, a half dozen
day = day, days
x day = birthday, bday, anniversary, payday, matchday
week of = w c, wc, w b, wb, week starting, the week starting, wk starting, week commencing, the week commencing
confirm: week of = the week ending, week ending, wk ending, w e, we ending, week that ends, week leading up to
wholly: week = the week
week = week, weeks, wk, wks, wek, weke, weeek
day intime: = days time
week +0 = weeks time
fortnight +0 = fortnights time
month +0 = months time
year +0 = years time
min from now = minutes time, mins time
hour from now = hours time, hrs time
thatday week = same day next week, the same day next week
sameday week = this day next week
sameday = this day
sametime = this time
confirm: sametime = same time, the same time, same hour, the same hour, same slot, the same slot
fortnight = fortnight, fortnights, forthnight, fortnite, a fortnight
month = month, months
year = year, years
weekend = weekend, the weekend, wkend, week end, at the weekend
weekend confirm: = weekends
last day of month = last of the month, the last of the month
monthend = end of the month, the end of the month, end of month, month end, the month end, end of this month
w:1 = monday, mondays, mon, munday, monda
w:2 = tuesday, tuesdays, tue, tues, teusday, tusday, tuseday
w:3 = wednesday, wednesdays, wed, weds, wensday, wednesdy, wendesday, wedsday
w:4 = thursday, thursdays, thur, thurs, thu, thrusday, thirsday
w:5 = friday, fridays, fri, firday, frday
w:6 = saturday, saturdays, sat, saterday, satuday
w:7 = sunday, sundays, sun
m:1 = january, jan
m:2 = february, feb, febuary
m:3 = march
m:4 = april, apr
may = may
m:6 = june, jun
m:7 = july, jul
m:8 = august, aug
m:9 = september, sept, sep
m:10 = october, oct
m:11 = november, nov
m:12 = december, dec, decemeber
feast:christmas-eve = christmas eve, xmas eve
feast:christmas = christmas day, xmas day
feast:stephen = stephens day, stephenses day, stephens's day, stephensday, stevens day, saint stephens day, st stephens day, st. stephens day, boxing day, wren day, wrens day
feast:new-year-eve = old years night, new years eve, new year eve
after feast:new-year confirm: = in the new year, in new year, early in the new year, early new year, early in new year, the early new year
feast:new-year = new years day, new year, new years, the new year
feast:womens-christmas = womens christmas, little christmas, nollaig na mban
feast:brigid = st brigids day, saint brigids day, st bridgets day, brigids day, st. brigids day
feast:patrick = st patricks day, saint patricks day, paddys day, patricks day, st. patricks day, paddies day
feast:good-friday = good friday
feast:easter = easter sunday
feast:easter-time = easter, easter time
christmas = christmas, xmas, crimbo, christmas time, christmastime, xmas time
feast:easter-monday = easter monday
feast:easter-tuesday = easter tuesday
feast:all-saints = all saints day, all saints, all hallows
feast:all-souls = all souls day, all souls
feast:easter-saturday = easter saturday, holy saturday
bankholiday = bank hol monday, bank hol, the bank hol, bank holiday monday, bank holiday, the bank holiday, public holiday
feast:valentine = valentines day, valentines, valentine day, st valentines day, saint valentines day
feast:valentine part:evening = valentines night, valentines evening, valentines day night
feast:shrove-tuesday = shrove tuesday, pancake tuesday
feast:ash-wednesday = ash wednesday
feast:mothers-day = mothers day, mothering sunday
feast:palm-sunday = palm sunday
feast:spy-wednesday = spy wednesday
feast:holy-thursday = holy thursday
feast:whit-monday = whit monday
feast:pentecost = pentecost, pentecost sunday, whit sunday
bad: = st patricks weekend, patricks weekend, paddys weekend, paddy weekend, long weekend, the long weekend, fathers day, black friday, cyber monday, second last, second to last, halloween week, midterm, mid term, half term, bonfire night
feast:halloween = halloween, hallowe'en
x = sat on it, sat down, sat there, sat in, i sat, he sat, she sat, we sat, they sat, it sat outside, in the sun, sun cream, sunburn, we wed, wed like, wed love, wed need, wed be, wed have, wed prefer, look after, looking after, looks after, after all, march in, second opinion, one to one, one-to-one, one-on-one, one on one, first time, first visit, first appointment, second appointment, one of, two of, no one, any one, which one, this one, that one, the one, last one, next one, next appointment, next available, last time, next time, last visit, a minute, one minute, a second, one second, just now, what day, what time, number one, day to day, around the corner
`

const DAYS =
  'monday:1 tuesday:2 wednesday:3 thursday:4 friday:5 saturday:6 sunday:7 mon:1 tue:2 tues:2 wed:3 weds:3 thu:4 thur:4 thurs:4 fri:5 sat:6 sun:7'

/** "bar Monday" leaves Monday out, and "the bar on Monday" does not; "Friday am" is a morning, and "I am" is not. */
const BESIDE_DAYS = DAYS.split(' ')
  .map((each) => {
    const [day, number] = each.split(':')
    return `except w:${number} = bar ${day}, barring ${day}, bar ${day}s\nanyday w:${number} except = any ${day} but, any ${day} bar\nw:${number} part:morning = ${day} am\nw:${number} part:evening = ${day} eve`
  })
  .join('\n')
/** "He has hurling on Tuesdays": days that do not suit. With an hour it is like training, and says from when or until when. */
const ENGAGED = ['has', 'have', 'ive', 'hes', 'shes', 'theyre at', 'hes at', 'shes at', 'im at', 'got']
  .flatMap((verb) =>
    'hurling camogie football soccer rugby gaa training swimming dancing ballet gymnastics athletics hockey basketball boxing karate drama choir scouts practice rehearsals matches'
      .split(' ')
      .map(
        (activity) => `engaged: gone = ${verb} ${activity}, ${verb} ${activity} training, ${verb} ${activity} practice`,
      ),
  )
  .join('\n')
const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** "Friday bar two to three"; "six am" is a time, and "I am" is none. */
const BESIDE_HOURS = HOURS.map((hour, index) => {
  const number = `n:${index + 1}`
  return `except ${number} = bar ${number}, bar ${hour}, but not ${number}\nc:${index + 1}:00:am = ${hour} am`
}).join('\n')

export const ENGLISH_WHEN: Vocabulary = {
  normalise,
  phrases: phraseTable(`${PHRASES.trim()}\n${BESIDE_DAYS}\n${BESIDE_HOURS}\n${ENGAGED}`, normalise),
  readNumber: readEnglishNumber,
}
