import { SiteLink } from '@/components/ui/site-link';
import { Cite, type Source } from './sources';
import { TakingTurns, ThreeRooms } from './seating-figures';

export const seatingPoints = [
  'Let the task decide how the desks stand: rows for work on one’s own, groups for cooperation, a horseshoe for talk.',
  'Neighbours become friends: a seating map shapes who gets to know whom.',
  'Moving pupils who dislike each other closer together can help, and can backfire.',
  'Good places are for sharing: change the map every few weeks.',
];

export const seatingSources: Source[] = [
  {
    by: 'Gremmen, M. C., van den Berg, Y. H. M., Segers, E. & Cillessen, A. H. N. (2016)',
    title:
      'Considerations for classroom seating arrangements and the role of teacher characteristics and beliefs',
    in: 'Social Psychology of Education 19(4), 749–774',
    href: 'https://doi.org/10.1007/s11218-016-9353-y',
  },
  {
    by: 'Wannarka, R. & Ruhl, K. (2008)',
    title:
      'Seating arrangements that promote positive academic and behavioural outcomes: a review of empirical research',
    in: 'Support for Learning 23(2), 89–93',
    href: 'https://doi.org/10.1111/j.1467-9604.2008.00375.x',
  },
  {
    by: 'Hastings, N. & Schwieso, J. (1995)',
    title:
      'Tasks and tables: the effects of seating arrangements on task engagement in primary classrooms',
    in: 'Educational Research 37(3), 279–291',
    href: 'https://doi.org/10.1080/0013188950370306',
  },
  {
    by: 'Rosenfield, P., Lambert, N. M. & Black, A. (1985)',
    title: 'Desk arrangement effects on pupil classroom behavior',
    in: 'Journal of Educational Psychology 77(1), 101–108',
    href: 'https://doi.org/10.1037/0022-0663.77.1.101',
  },
  {
    by: 'Marx, A., Fuhrer, U. & Hartig, T. (1999)',
    title: 'Effects of classroom seating arrangements on children’s question-asking',
    in: 'Learning Environments Research 2, 249–263',
    href: 'https://doi.org/10.1023/A:1009901922191',
  },
  {
    by: 'Blume, F., Göllner, R., Moeller, K., Dresler, T., Ehlis, A.-C. & Gawrilow, C. (2019)',
    title:
      'Do students learn better when seated close to the teacher? A virtual classroom study considering individual levels of inattention and hyperactivity-impulsivity',
    in: 'Learning and Instruction 61, 138–147',
    href: 'https://doi.org/10.1016/j.learninstruc.2018.10.004',
  },
  {
    by: 'Rohrer, J. M., Keller, T. & Elwert, F. (2021)',
    title: 'Proximity can induce diverse friendships: a large randomized classroom experiment',
    in: 'PLOS ONE 16(8), e0255097',
    href: 'https://doi.org/10.1371/journal.pone.0255097',
  },
  {
    by: 'van den Berg, Y. H. M., Segers, E. & Cillessen, A. H. N. (2012)',
    title:
      'Changing peer perceptions and victimization through classroom arrangements: a field experiment',
    in: 'Journal of Abnormal Child Psychology 40(3), 403–412',
    href: 'https://doi.org/10.1007/s10802-011-9567-6',
  },
  {
    by: 'Braun, S. S., van den Berg, Y. H. M. & Cillessen, A. H. N. (2020)',
    title: 'Effects of a seating chart intervention for target and nontarget students',
    in: 'Journal of Experimental Child Psychology 191, 104742',
    href: 'https://doi.org/10.1016/j.jecp.2019.104742',
  },
  {
    by: 'Norwegian Education Act (opplæringslova) of 9 June 2023',
    title: 'Chapter 12',
    in: 'Lovdata, in Norwegian',
    href: 'https://lovdata.no/dokument/NL/lov/2023-06-09-30',
  },
];

export function SeatingEssay() {
  return (
    <>
      <p>
        A seating map is a small decision with long hours. Once it hangs on the wall it settles, for
        weeks on end, whom a pupil whispers to, how far the teacher’s voice has to carry, and who is
        easy to overlook. Yet it is often drawn late in the afternoon, from memory, with two or
        three conflicts in mind and the rest left to whatever space remains.
      </p>
      <p>
        Teachers do think about it. When Dutch researchers asked fifty primary teachers why they
        place pupils as they do, each gave between two and nineteen reasons, most of them academic,
        and they mainly preferred small groups, to promote cooperation.
        <Cite source={1} /> The reasons had little to do with the teachers’ general beliefs or
        experience. So everybody has a theory of seating, worked out alone. Here is what studies
        have found, and a routine to take into next week.
      </p>

      <h2>Let the task decide</h2>
      <p>
        The most useful sentence in this field comes from a review of eight studies of rows, groups
        and semi-circles, from primary to upper secondary school: let the nature of the task dictate
        the arrangement. When pupils worked individually they behaved more appropriately in rows,
        and those who were most disruptive gained the most.
        <Cite source={2} />
      </p>
      <p>
        Nigel Hastings and Josh Schwieso tested this with a neat design. Perhaps any change of desks
        wakes a class up. So they moved one primary class from rows to groups and back, and another
        the opposite way. Both spent more time on their tasks in rows, and the difference was
        largest for the children who had been least on task in groups. Children, they pointed out,
        are seated in groups and then given work to do alone.
        <Cite source={3} />
      </p>
      <p>
        Where the task is to talk, the picture turns. In fifth- and sixth-grade discussions, pupils
        in circles were on task significantly more than pupils in rows, with clusters in between.
        <Cite source={4} /> Fourth-graders who were followed through 53 lessons asked more questions
        in a semicircle than in rows and columns, which the authors put down to face-to-face
        contact.
        <Cite source={5} /> It is easier to speak to a face than to the back of a head.
      </p>
      <ThreeRooms />

      <h2>Front and back are different places</h2>
      <p>
        Within rows, desks are not equal. The study of question-asking also found an action zone: a
        part of the room where children asked more questions per lesson than elsewhere.
        <Cite source={5} /> A pupil who sits outside it for a whole term may have a smaller share in
        the conversation, not only a poorer view.
      </p>
      <p>
        Researchers in Tübingen put fifth- and sixth-graders into the same virtual mathematics
        lesson, either close to the teacher or far away. Those close by learned better. But pupils
        with signs of inattention and hyperactivity did not profit more than the others did.
        <Cite source={6} /> So moving the restless pupil to the front is not wrong; it just isn’t
        special. The front is good for most children, which makes it something to share. Keep it for
        those who must sit there to see or hear, and let the rest go round.
      </p>

      <h2>Neighbours become friends</h2>
      <p>
        The largest experiment of all these is about company. In 182 classes, third to eighth grade,
        with 2,966 pupils, the seating maps were drawn at random for a semester. Sitting side by
        side raised the probability of a mutual friendship from 15 to 22 per cent. The underlying
        tendency to become friends rose just as much between pupils who differed in attainment,
        gender or ethnicity; actual friendships, though, grew most among those who were alike, and
        gender was the hardest line to cross.
        <Cite source={7} />
      </p>
      <p>
        A seating map is therefore never neutral. To let pupils choose is a decision too: it
        confirms the friendships that exist, and the solitude. A new map gives everybody new
        neighbours, and a fairer share of the chances that the playground hands out unevenly.
      </p>

      <h2>Conflict needs care</h2>
      <p>
        Can moving desks mend a bad relationship? In a Dutch field experiment with 651 children aged
        ten to twelve, pupils who did not like each other were placed closer together for several
        weeks. Those who had been seen most negatively were liked better afterwards, and there were
        fewer reports of victimisation and withdrawal.
        <Cite source={8} />
      </p>
      <p>
        Eight years later a shorter version was tried with 1,573 pupils in 59 classes. This time
        there was more open aggression in the classes that had changed seats, and pupils felt that
        there was less cooperation. Tension may come first and improvement later, the authors
        suggest, but that remains to be shown.
        <Cite source={9} />
      </p>
      <p>
        Together the two studies teach modesty. Closeness can thaw coolness and prejudice; it is no
        cure for fear. Where a pupil is being bullied, distance and adults come first. In Norway
        every pupil has a right to a safe and good school environment, and the school a duty to act.
        <Cite source={10} /> No map replaces that.
      </p>

      <h2>A routine that holds</h2>
      <p>
        Research gives directions rather than recipes. This is how we would turn it into a habit:
      </p>
      <ol>
        <li>
          <strong>Begin with the work, not with the pupils.</strong> What will the class mostly do
          in the coming weeks? If that varies, choose pairs: two pairs become a group of four in
          half a minute.
        </li>
        <li>
          <strong>Write the conditions down, and keep them few.</strong> Who needs the front to see
          or hear, who works well together, who needs a rest from each other. Leave the rest to
          chance, which is fair and easily explained.
        </li>
        <li>
          <strong>Change the map every three or four weeks.</strong> That is long enough to get to
          know a neighbour, and short enough to put up with one.
        </li>
        <li>
          <strong>Keep the old maps.</strong> They show who has sat together already, and who has
          had the back row long enough.
        </li>
        <li>
          <strong>Tell the class how the map is made,</strong> but never why one pupil sits where
          they do. A written reason is information about a child; see{' '}
          <SiteLink href="/articles/privacy">the privacy of pupils’ data</SiteLink>.
        </li>
        <li>
          <strong>Ask after two weeks.</strong> Can you see and hear? Do you get your work done?
          With whom haven’t you worked yet?
        </li>
      </ol>
      <TakingTurns />

      <h2>What we do not know</h2>
      <p>
        Most of these studies are from primary schools, several are small, and more of them measured
        behaviour than learning. None can say what is right for the class in front of you. But few
        changes are as cheap to try, or as easy to undo. Decide what you hope to see, move the
        desks, look for it, and draw the next map a little wiser.
      </p>
    </>
  );
}
